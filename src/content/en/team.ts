import { clinic } from '../clinic.ts'
import type { MemberText } from '../schema.ts'
import type { MemberId } from '../team.ts'

export const teamTexts = {
  'radu-stoenescu': {
    nume: 'Dr Radu Stoenescu',
    functie: 'Senior specialist (medic primar) in dento-alveolar surgery, certified in implantology',
    introduction: 'He places implants and rebuilds bone, to a plan that you see on the scan beforehand.',
    descriere:
      'He places implants, rebuilds bone and restores whole arches with fixed teeth. He goes through your scan with you in everyday words: what it shows, what can be done and what should wait.',
    for_whom: [
      'people who have lost one or more teeth',
      'people who were told they lack bone for an implant',
      'people with a denture who would like fixed teeth',
      'anyone who wants a second opinion before surgery',
    ],
    experienta:
      'He trained in dento-alveolar surgery in Bucharest, qualified as a specialist and later passed the examination for medic primar, the senior grade in Romania. His first years were spent on emergency duty, where he learned that a calm operation starts with a calm conversation. Today he plans every implant on a three-dimensional scan together with the dentist who will make the crown, so that the position of the implant follows the tooth it has to carry. When there is too little bone he talks through the options one by one: a bone graft, a sinus lift, fewer implants or a removable denture. He also says when an implant is not the right choice. He runs in-house training for younger colleagues and keeps the clinic’s implant register, where follow-up visits are recorded.',
    courses: [
      { year: 2009, text: 'Oral surgery for residents, Bucharest' },
      {
        year: 2012,
        text: 'One-year modular programme in implantology: planning, surgery and maintenance, Cluj-Napoca',
      },
      { year: 2014, text: 'Bone grafting techniques and membranes, hands-on course, Timișoara' },
      { year: 2016, text: 'Sinus lift, lateral and crestal approach, hands-on course, Vienna' },
      {
        year: 2019,
        text: 'Restoring the toothless arch on four and on six implants, two-module course, Milan',
      },
      { year: 2022, text: 'Peri-implantitis: prevention, diagnosis and treatment, workshop, Iași' },
      { year: 2025, text: 'Medical emergencies in the dental practice, simulation course, Bucharest' },
    ],
  },
  'ilinca-marinescu': {
    nume: 'Dr Ilinca Marinescu',
    functie: 'Senior specialist (medic primar) in prosthodontics, aesthetic dentistry',
    introduction: 'She makes veneers, crowns and teeth on implants, from a mock-up that you try first.',
    descriere:
      'She makes veneers, crowns and larger restorations, from a single tooth to a whole arch. She starts from your face and your habits, and removes as little of the tooth as she can.',
    for_whom: [
      'people with worn, chipped or discoloured teeth',
      'people with old crowns to replace',
      'people who grind their teeth at night',
      'anyone who wants to see the result before any drilling',
    ],
    experienta:
      'She trained in prosthodontics in Bucharest and reached the senior grade after several years of working side by side with dental technicians. That is where her eye for shape comes from, and for the way light passes through a tooth. Before any drilling she takes photographs, has a mock-up made and tries it in your mouth; you can wear it for a few days. If you do not like it, she changes it, because a mock-up is easier to change than a tooth. She suggests veneers only when whitening, braces or a small filling would not solve the problem. Together with the surgeon she designs the teeth that go on implants, and she makes night guards for people who grind their teeth.',
    courses: [
      { year: 2012, text: 'Dental photography for treatment planning, practical course, Bucharest' },
      { year: 2014, text: 'Conservative preparations for veneers, hands-on course, Brașov' },
      {
        year: 2016,
        text: 'Aesthetic dentistry programme: smile analysis, mock-up, bonding, four modules, Bologna',
      },
      {
        year: 2018,
        text: 'Zirconia and ceramic crowns: choosing the material, workshop with technicians, Bucharest',
      },
      { year: 2021, text: 'Restorations on implants, two-module course, Cluj-Napoca' },
      { year: 2024, text: 'Digital impressions and computer-aided crown design, practical course, Sibiu' },
    ],
  },
  'tudor-avramescu': {
    nume: 'Dr Tudor Avramescu',
    functie: 'Specialist in endodontics',
    introduction: 'He treats root canals under a microscope, and teeth treated long ago that hurt again.',
    descriere:
      'He carries out root canal treatment and retreatment under a microscope. Many of his patients arrive anxious, so each visit begins with what you will feel and how you can stop at any time.',
    for_whom: [
      'people with a pain that does not go away',
      'people with an older root canal treatment',
      'people who have knocked a tooth',
      'anyone who is afraid and wants to be able to stop',
    ],
    experienta:
      'He is a specialist in endodontics and trained in Bucharest. He works under a microscope and isolates the tooth with a rubber dam, so that saliva and bacteria stay out of the canal during treatment. Much of his work is retreatment: teeth treated long ago in which the infection has come back. Before he begins he says openly what chance the tooth has and what follows if the treatment does not work. He asks for a check X-ray after a year and records the outcome in the clinic’s register. He believes that your own tooth deserves an attempt when it can sensibly be kept, but he does not insist when the root is cracked.',
    courses: [
      { year: 2014, text: 'Rotary instruments in root canals, practical course, Bucharest' },
      { year: 2016, text: 'The microscope in endodontics, hands-on course, Iași' },
      {
        year: 2018,
        text: 'Endodontic retreatment: removing old materials and broken instruments, workshop, Budapest',
      },
      { year: 2021, text: 'Reading 3D scans in endodontics, course, Cluj-Napoca' },
      { year: 2025, text: 'Injuries to adult teeth: protocol and follow-up, course, Bucharest' },
    ],
  },
  'smaranda-nistor': {
    nume: 'Dr Smaranda Nistor',
    functie: 'Specialist in orthodontics and dentofacial orthopaedics',
    introduction:
      'She straightens the teeth of children and adults, and says from the start how long it takes.',
    descriere:
      'She straightens teeth for children, teenagers and adults, with fixed braces or clear aligners. She tells you at the start how long it takes, what depends on you and why retainers matter.',
    for_whom: [
      'children whose teeth are changing',
      'teenagers with crowded or protruding teeth',
      'adults who have put braces off',
      'people who need space for crowns or implants',
    ],
    experienta:
      'She trained in orthodontics in Bucharest and spent a semester at a university clinic in Germany. She treats children whose teeth are changing, teenagers, and many adults who put braces off. For each patient she prepares a plan with photographs, X-rays and a digital impression, then explains two options with their advantages and limits. She works with the periodontist when the gums need treatment before braces, and with the prosthodontist when crowns or veneers will follow. With teenagers she speaks to them and not only to their parents, because they are the ones who will wear the appliance. After treatment she keeps seeing her patients, so that the teeth stay where they are.',
    courses: [
      { year: 2015, text: 'Orthodontic diagnosis and profile X-ray analysis, course, Bucharest' },
      {
        year: 2017,
        text: 'Fixed appliances: biomechanics for crowded teeth, three-module programme, Cluj-Napoca',
      },
      { year: 2019, text: 'Clear aligners: when they suit and when they do not, hands-on course, Munich' },
      { year: 2021, text: 'Orthodontics for adults with gum disease, course, Bucharest' },
      { year: 2023, text: 'Early treatment in children, workshop, Brașov' },
      { year: 2026, text: 'Long-term retention, course, Timișoara' },
    ],
  },
  'bogdan-iacob': {
    nume: 'Dr Bogdan Iacob',
    functie: 'Specialist in periodontology',
    introduction: 'He treats gums that bleed or recede, and takes out wisdom teeth.',
    descriere:
      'He treats gum disease, takes teeth out and carries out oral surgery. He is patient with people who have not seen a dentist for a long time, and he does not lecture.',
    for_whom: [
      'people who see blood when they brush',
      'people with loose teeth',
      'people with a painful wisdom tooth',
      'people who have not been to a dentist for years',
    ],
    experienta:
      'He is a specialist in periodontology and works where gum, bone and implant meet. He begins by measuring the gums around every tooth and with a thorough professional cleaning, then checks a few weeks later what has changed. Only then does he discuss surgery, if it is still needed. He takes out teeth, including impacted wisdom teeth, and answers questions by phone, during opening hours, in the days that follow. If you have diabetes or take blood thinners he asks for your doctor’s details, so that the plan is made together. He likes to show, on a model, how a brush can get to the places it has been missing.',
    courses: [
      { year: 2016, text: 'Hand and ultrasonic instruments in gum treatment, practical course, Bucharest' },
      { year: 2018, text: 'Periodontal surgery: flaps and regeneration, hands-on course, Cluj-Napoca' },
      { year: 2020, text: 'Removing impacted wisdom teeth, workshop, Iași' },
      { year: 2022, text: 'Gum grafts around teeth and implants, two-module course, Prague' },
      { year: 2024, text: 'The patient with a long-term illness in the dental practice, course, Bucharest' },
    ],
  },
  'maria-cernat': {
    nume: 'Dr Maria Cernat',
    functie: 'Specialist in paediatric dentistry',
    introduction:
      'She looks after children from the first tooth, in small steps and with breaks at their sign.',
    descriere:
      'She looks after children from the first tooth into their teens. A first visit is usually just for getting to know each other: we count teeth, ride the chair up and down and go home.',
    for_whom: [
      'children on their first visit',
      'children who are afraid',
      'children with decay in milk teeth',
      'teenagers, until they move on to her colleagues',
    ],
    experienta:
      'She chose children’s dentistry while still a student and trained in Bucharest. She works in small steps: first she tells, then she shows, and only then does she do it, and the child has a hand signal to ask for a break. With parents she talks about brushing, fluoride, snacks and dummies, without blame. She seals molars, treats decay in milk teeth and adult teeth, and takes care of knocks from the playground. When a child cannot be treated awake she says so and refers the family to a service with an anaesthetist. She sees children every 3–6 months, according to risk, and asks the orthodontist in when a bite needs a second look.',
    courses: [
      { year: 2017, text: 'Communicating with the anxious child, hands-on course, Bucharest' },
      { year: 2019, text: 'Decay in milk teeth: minimally invasive techniques, course, Iași' },
      { year: 2021, text: 'Dental injuries in children, workshop, Bucharest' },
      {
        year: 2023,
        text: 'Inhalation sedation for children: when to use it and how to stay safe, course, Valencia',
      },
      { year: 2025, text: 'Hypomineralised molars and incisors, course, Cluj-Napoca' },
    ],
  },
  'vlad-ungureanu': {
    nume: 'Dr Vlad Ungureanu',
    functie: 'Dentist (medic dentist), general practice',
    introduction:
      'He does the first consultation, treats decay and keeps a plan with several dentists together.',
    descriere:
      'He sees you at the first consultation, treats decay, whitens teeth and rebuilds them with fillings and crowns. When several colleagues share a plan, he is the one who holds it together.',
    for_whom: [
      'people who come to us for the first time',
      'people with decay or a lost filling',
      'people who would like whiter teeth',
      'people who return after years and want a plan in stages',
    ],
    experienta:
      'He is a general dentist with further training in restorative dentistry, aesthetics and endodontics. At a first visit he listens, examines and writes a plan in plain language: what is urgent, what can wait and what each step costs. He treats decay with composite built up in layers, does root canal treatment on teeth with a simple anatomy and sends the others to his specialist colleague. Before whitening he looks for decay and sensitivity, because those are treated first. For people who come back after a long break he splits the plan into small stages. He speaks Hungarian, the language part of his family grew up with.',
    courses: [
      { year: 2018, text: 'Layered composite fillings in back teeth, practical course, Târgu Mureș' },
      { year: 2020, text: 'Root canal treatment in general practice, hands-on course, Bucharest' },
      { year: 2022, text: 'Tooth whitening: when it suits, sensitivity, follow-up, course, Cluj-Napoca' },
      { year: 2024, text: 'Restoring worn teeth, two-module course, Bucharest' },
      { year: 2026, text: 'Treatment plans in stages and talking about costs, workshop, Brașov' },
    ],
  },
  'daniela-preda': {
    nume: 'Daniela Preda',
    functie: 'Dental nurse, sterilisation lead',
    descriere:
      'She works beside the surgeon and is responsible for sterilising the instruments. She is also the person who calls the day after an operation to ask how you are.',
    experienta: `She trained as a dental nurse and has worked in surgical practices from the start. At ${clinic.name} she prepares the operating room, follows every set of instruments from the washer to the sealed pouch and keeps the record of the sterilisation tests. During an operation she stays next to the patient and says what comes next. She wrote the advice sheets that you take home, and updates them with the dentists according to the questions she hears on the phone.`,
    courses: [
      { year: 2013, text: 'Sterilisation and infection control in the dental practice, course, Bucharest' },
      { year: 2017, text: 'Assisting in implant surgery, practical course, Bucharest' },
      { year: 2025, text: 'First aid and basic life support, simulation course, Bucharest' },
    ],
  },
  'andrei-luca': {
    nume: 'Andrei Luca',
    functie: 'Dental nurse',
    descriere:
      'He works with the dentists in endodontics, aesthetics and children’s dentistry. He takes photographs and digital impressions, and always has a story for children who dislike the noise.',
    experienta:
      'He came to dentistry from nursing college and stayed because he enjoys precise work. He prepares the rubber dam, the materials and the microscope, takes the X-rays the dentist asks for and the photographs before and after treatment. Each time he checks whether the patient has signed the agreement for photographs and where they may be used. With small patients he counts teeth and gives the instruments names they understand. On Friday afternoons he goes through the coming week’s appointments with reception.',
    courses: [
      { year: 2020, text: 'Four-handed work in endodontics, practical course, Bucharest' },
      { year: 2022, text: 'Radiation protection in the dental practice, course, Bucharest' },
      { year: 2024, text: 'Intraoral scanning for dental nurses, workshop, Brașov' },
    ],
  },
  'corina-matei': {
    nume: 'Corina Matei',
    functie: 'Reception and patient care',
    descriere:
      'She answers the phone, finds a time that suits you and explains the payment plan line by line. She helps patients from abroad fit their visits into one week when the treatment allows it.',
    experienta: `Before ${clinic.name} she worked at a hotel reception, and she has known ever since that the first minutes matter. She keeps the dentists’ diaries, prepares the papers for a first visit and checks before each stage that you have received a written estimate. In Romanian, English or French she explains what the free consultation covers and what is paid for separately. Every day she keeps a few slots open for emergencies. She does not give medical advice over the phone, but she writes your question down and finds a dentist to answer it.`,
    courses: [
      { year: 2018, text: 'Protecting patient data in medical practices, course, Bucharest' },
      { year: 2023, text: 'Talking with anxious or unhappy patients, workshop, Bucharest' },
    ],
  },
} satisfies Record<MemberId, MemberText>
