import { clinic } from '../../content/clinic.ts'
import { city } from '../../content/en/city.ts'
import { directions } from '../../content/en/directions.ts'
import { urgentAdvice } from '../../content/en/urgent-advice.ts'
import { wordsOf } from '../../content/needs.ts'
import { needsTreatment } from '../../content/offered-words.ts'
import { titled } from '../../content/titled.ts'
import type { ContactPageWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Contact and appointments'),
    description: `Request an appointment at ${clinic.name} in ${city}: form, phone, opening hours and address. The first consultation is free.`,
    keywords: [`dentist appointment ${city}`, 'English-speaking dentist', 'dental emergency'],
  },
  title: 'Contact',
  visitWith: 'A visit with {name}',
  next: {
    title: 'What happens next, up to the written plan',
    lead: 'A first visit takes about an hour. We won’t start any treatment without your consent.',
    items: [
      { title: 'We get in touch', text: 'Reception calls or writes within one working day.' },
      {
        title: 'We agree on a time',
        text: 'We choose the day and the dentist together and confirm your appointment.',
      },
      {
        title: 'We talk',
        text: 'You fill in a health questionnaire. If you are nervous, tell us: we’ll go at your pace.',
      },
      {
        title: 'The examination',
        text: 'The dentist looks at your teeth and gums. The first consultation is free; X-rays are extra and you hear their price first, and emergency consultations are charged.',
      },
      {
        title: 'The written plan',
        text: 'You get the stages, options and prices on paper or by email. Let us know when you are ready; you are always free to ask another dentist for an opinion.',
      },
    ],
  },
  urgent: { question: 'Severe pain, swelling?', call: 'Call {phone}' },
  before: {
    title: 'Before you come',
    groups: [
      {
        title: 'The first visit',
        items: [
          {
            question: 'What does the free consultation include?',
            answer:
              'An examination of teeth and gums, a conversation and a written treatment plan with prices. X-rays are paid for separately. An emergency consultation is not free: its price is on the list.',
          },
          {
            question: 'Will it hurt?',
            answer:
              'For most procedures we use a local anaesthetic and the area goes numb. Afterwards there may be some discomfort for a few days. The dentist will tell you what to expect and which painkiller you can take.',
          },
          {
            question: 'I am very afraid of the dentist. What can I do?',
            answer:
              'Tell us when you request an appointment. We’ll set aside more time, agree on a signal to stop and, the first time, we can simply talk.',
          },
          ...needsTreatment('pedodontie', {
            question: 'Do you treat children?',
            answer:
              'Yes. A child’s first visit is mostly about getting to know us. A parent or guardian stays with them and signs the consent.',
          }),
          {
            question: 'What should I bring to the first visit?',
            answer:
              'An identity document, a list of the medicines you take and, if you have them, X-rays from the past year. We can also take them from a USB stick or a disc.',
          },
        ],
      },
      {
        title: 'Paying, appointments, complaints',
        items: [
          {
            question: 'How can I pay?',
            answer: `By card, in cash or by bank transfer, after each completed stage; laboratory work needs a deposit, stated in your plan.${wordsOf('instalments', ' A loan is possible too, subject to approval.')} You get an invoice for every payment.`,
            link: { page: 'instalments' as const, text: 'See what instalments cost' },
          },
          {
            question: 'Does public insurance cover the cost?',
            answer:
              'No. We have no contract with the Romanian health insurance fund: patients pay for every service. For private insurance you get an itemised invoice, the plan and your X-rays; the insurer decides what it reimburses.',
          },
          {
            question: 'How do I cancel or move an appointment?',
            answer:
              'Call or write at least 24 hours ahead, so that somebody else can have the time. There is no fee. If you have a cold, tell us and we’ll move your visit. With a fever and pain or swelling in your mouth, call at once.',
          },
          {
            question: 'I am not satisfied. Who do I turn to?',
            answer:
              'Tell the dentist or reception, or email us. We confirm within 2 working days and answer in writing within 30 days. You can also turn to the Romanian College of Dentists (CMSR), the public health authority or consumer protection (A.N.P.C.), at the foot of the page.',
          },
          {
            question: 'I am coming from abroad. What should I know?',
            answer:
              'Write to us with your dates, and whether you have recent X-rays; we’ll say how many visits, and how far apart. The team page says which languages each of us speaks. Payment is in lei. If your country reimburses treatment abroad, ask your insurer first.',
          },
          {
            question: 'What do I do while you are closed?',
            answer: `${urgentAdvice.closed} ${urgentAdvice.call112}`,
          },
        ],
      },
      {
        title: 'Health and safety',
        items: [
          {
            question: 'I have an artificial heart valve or hip. Do I need antibiotics?',
            answer:
              'With an artificial valve, endocarditis in the past or certain heart conditions from birth, an antibiotic is taken before procedures that touch the gum: bring your cardiologist’s letter. For an artificial hip or knee it is not usually needed; your orthopaedic surgeon decides.',
          },
          ...needsTreatment(['implant_dentar', 'fast_fixed', 'sinus_lifting', 'chirurgie_orala'], {
            question: 'How do I prepare for sedation?',
            answer:
              'The anaesthetist assesses you beforehand. Do not eat for 6 hours before; you may drink plain water until 2 hours before. Come with an adult who takes you home and stays with you. That day do not drive, drink alcohol or sign important papers.',
          }),
          {
            question: 'I am allergic to latex or to a medicine. What should I do?',
            answer:
              'Tell us when you book and write it in the questionnaire. We can work with latex-free gloves and dam, in a prepared room. Bring your test results, if you have them. After a severe reaction we ask an allergist first.',
          },
          {
            question: 'I have diabetes. What should I know?',
            answer:
              'Eat and take your medicines as usual, if possible before a morning visit, and bring your latest HbA1c result. With uncontrolled diabetes wounds heal less well: what can wait is put off until it is under control, and an infection is treated even then.',
          },
          {
            question: 'I am pregnant. Can I be treated?',
            answer:
              'Yes. Tell us how many weeks pregnant you are and who looks after you. Pain and infection are treated in any month, and a local anaesthetic can be given. Anything non-urgent is most comfortable in the second trimester or after the birth. An X-ray is taken only if it changes the treatment.',
          },
          {
            question: 'I take medicines for my bones (bisphosphonates or denosumab). What should I do?',
            answer:
              'Tell us what you take, since when and for what. With treatment for osteoporosis, most dental treatment, extractions included, is done here as usual. With high doses, for cancer, we plan it with your doctor. Do not stop denosumab or any other treatment without the doctor who prescribed it.',
          },
          {
            question: 'Which painkiller can I take until the visit?',
            answer: urgentAdvice.painkillers.join(' '),
          },
          {
            question: 'How are the instruments sterilised?',
            answer:
              'They are washed, packed and steam-sterilised in a class B autoclave. The sealed pouch is opened in front of you. Every cycle is tested and recorded; single-use items are thrown away.',
          },
          {
            question: 'How do I look after my teeth between visits?',
            answer:
              'Brush twice a day for two minutes with fluoride toothpaste; spit out the foam but do not rinse. Once a day clean between the teeth with floss or interdental brushes. Keep sweets for mealtimes. How often you need a check-up depends on your risk.',
          },
        ],
      },
    ],
  },
  details: {
    title: 'Where to find us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    map: 'Open the map',
    mapHint: 'The map opens on another site. Nothing is loaded from it here.',
    transport: {
      title: 'How to reach us',
      items: directions,
    },
  },
} satisfies ContactPageWords
