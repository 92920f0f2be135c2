import { formatPhone } from '../../format/phone.ts'
import { hospitalOnDuty } from '../clinic.ts'

const call112 =
  'Call 112 if you have trouble breathing or swallowing, if you have a fever or swelling and your mouth opens less and less, if swelling spreads towards the eye or neck, or if an infection comes with confusion or fast breathing.'

const knockedOut =
  'An adult tooth knocked out: hold it by the crown, rinse it for a few seconds with milk or water, put it back and bite gently on a handkerchief. If you cannot, keep it in milk or in saliva. Get to a dentist or an emergency department within 30 minutes. A milk tooth is not put back.'

export const emergencyRoom = 'the emergency department of a hospital with oral and maxillofacial surgery'
const named =
  hospitalOnDuty === null
    ? emergencyRoom
    : `${emergencyRoom} (${hospitalOnDuty.name}, ${hospitalOnDuty.address}, phone ${formatPhone(hospitalOnDuty.phone)})`

/** What other texts repeat of those for emergencies: what shows one of these sentences need not load all symptoms. */
export const urgentAdvice = {
  call112,
  knockedOut,
  closed: `Outside opening hours, so also {closed}, the clinic and its phone line are closed. For swelling, bleeding or a knocked-out tooth go to ${named}. Other pain can wait until we open if an ordinary painkiller controls it; if it does not, or if you get a fever or swelling, go to an emergency department then too.`,
  painkillers: [
    'Take an ordinary painkiller, following the leaflet, and only if it suits you.',
    'Do not take paracetamol from two medicines at once: it is in cold remedies too. If you have liver disease, ask your doctor first.',
    'Do not take ibuprofen if you are allergic to aspirin or other anti-inflammatories (hives, swelling, asthma), if you have a stomach ulcer, kidney disease or heart failure, or if you take blood thinners.',
    'In pregnancy, paracetamol is the first choice. Do not take ibuprofen from week 20; before that, only if your doctor agrees.',
    'For children the dose goes by weight. Never give them aspirin, nor ibuprofen with chickenpox.',
  ],
}
