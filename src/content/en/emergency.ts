import type { SymptomText } from '../complaints/symptom-text.ts'
import type { SymptomId } from '../complaints/symptoms.ts'
import type { TextOf } from '../texts.ts'
import { complaintWords } from './complaint-words.ts'
import { emergencyRoom, urgentAdvice } from './urgent-advice.ts'

const { call112, knockedOut } = urgentAdvice

const pieceMissing =
  'If the tooth or a fragment is missing and you are coughing or choking, call 112: it may have been inhaled.'

const symptoms: Record<SymptomId, SymptomText> = {
  'spreading-swelling': {
    title: 'Swelling that spreads, or trouble breathing',
    ...complaintWords['spreading-swelling'],
    may: 'An infection from a tooth that is moving into the face and neck. It can get worse within hours.',
    now: [call112, 'Sit upright and ask somebody to stay with you.'],
    avoid: [
      'Do not drive and do not wait until morning.',
      'Do not warm the swelling, and do not take antibiotics left over from another time.',
    ],
  },
  'allergic-reaction': {
    title: 'Tongue, lips or face suddenly swollen, as in an allergy',
    ...complaintWords['allergic-reaction'],
    may: 'An allergic reaction to a medicine, an anaesthetic, latex or food. It can close the airway within minutes.',
    now: [
      'Call 112 now, even if you are still breathing well.',
      'If you have an adrenaline auto-injector, use it.',
      'Lie down with your legs raised; sit up if it is hard to breathe.',
    ],
    avoid: ['Do not take any more of the medicine you suspect.', 'Do not drive or stay alone.'],
  },
  'chest-pain': {
    title: 'Jaw pain with chest pain, or a face that suddenly droops',
    ...complaintWords['chest-pain'],
    may: 'Jaw pain can come from the heart, above all with pressure in the chest, pain in an arm or a cold sweat. A face that suddenly droops may be a stroke.',
    now: [
      'Call 112 now. Do not wait for it to pass.',
      'Sit down and make no effort.',
      'Remember the time at which it began.',
    ],
    avoid: ['Do not drive.', 'Do not take a painkiller to see whether it passes.'],
  },
  'inhaled-piece': {
    title: 'A tooth, crown or piece swallowed or inhaled',
    ...complaintWords['inhaled-piece'],
    may: 'What is swallowed usually passes by itself, but it has to be certain that it has not reached the lungs.',
    now: [
      'If you are coughing, choking or breathing noisily, call 112: the piece may have been inhaled.',
      'If you are breathing well, call us; while we are closed, go to an emergency department, where an X-ray is taken.',
      'With a sharp piece or a battery, go to an emergency department at any hour.',
    ],
    avoid: ['Do not make yourself sick.', 'Do not give food or laxatives “to push it through”.'],
  },
  'knocked-out-tooth': {
    title: 'A tooth knocked out with its root',
    ...complaintWords['knocked-out-tooth'],
    may: 'An adult tooth that is put back quickly can be kept. Every minute out of the mouth lowers its chances.',
    now: [
      knockedOut,
      'No milk: spit into a cup and keep the tooth in the saliva. An adult can also hold it inside the cheek.',
      pieceMissing,
      'If you also hit your head, fainted or were sick, call 112.',
    ],
    avoid: [
      'Do not touch or rub the root.',
      'Do not let the tooth dry out, and do not keep it in water.',
      'Do not put a milk tooth back.',
    ],
  },
  'bleeding-after-extraction': {
    title: 'Bleeding after an extraction',
    ...complaintWords['bleeding-after-extraction'],
    may: 'The clot has come away or has not formed, more often with blood thinners. Pink saliva is normal on the first day.',
    now: [
      'Bite firmly on clean, damp gauze for 30 minutes without letting go.',
      'Keep your head raised.',
      'If the bleeding does not stop, call us; while we are closed, go to an emergency department. If it is heavy or you feel faint, call 112.',
    ],
    avoid: [
      'Do not rinse, spit or drink through a straw.',
      'Do not take aspirin for pain. But do not stop a blood thinner, or aspirin prescribed for your heart, on your own.',
    ],
  },
  'pain-that-keeps-awake': {
    title: 'Pain that keeps you awake',
    ...complaintWords['pain-that-keeps-awake'],
    may: 'The nerve of the tooth is inflamed or infected. Rarely the pain comes from the gum, the sinus or the jaw joint.',
    now: [
      'Take an ordinary painkiller, following the leaflet, if it suits you.',
      'Sleep with your head raised, and eat lukewarm food on the other side.',
      'Call us during opening hours: we keep time for emergencies every working day.',
    ],
    avoid: [
      'Do not put aspirin or alcohol on the gum: they burn it.',
      'Do not take antibiotics without a prescription: pain from the nerve does not go away with them.',
    ],
    closed:
      'We are closed now. Pain alone is miserable, but it is not usually dangerous before we open: take the painkiller and call then. If it does not ease with the painkiller, or you get a fever or swelling, go to an emergency department.',
  },
  swelling: {
    title: 'A swollen gum or cheek',
    ...complaintWords.swelling,
    may: 'An abscess: pus gathered at the tip of the root or under the gum. It has to be drained and its cause treated.',
    now: [
      'A swelling has to be seen the same day, even if the pain has gone: call us; while we are closed, go to an emergency department.',
      'Rinse with lukewarm water and a little salt, and drink plenty.',
      call112,
    ],
    avoid: ['Do not burst the swelling and do not warm it.', 'Do not put it off because it no longer hurts.'],
  },
  'moved-or-broken-by-a-blow': {
    title: 'A tooth moved or broken by a knock',
    ...complaintWords['moved-or-broken-by-a-blow'],
    may: 'The tooth, its root or the bone around it may be broken. A tooth out of its place has to be set back soon.',
    now: [
      'Look for the fragment and keep it in milk or saline.',
      pieceMissing,
      'Hold something cold against the lip, with breaks.',
      'Call us now; while we are closed, go to an emergency department. If you hit your head, fainted or were sick, call 112.',
    ],
    avoid: ['Do not bite with the damaged tooth.', 'Do not force it back into place.'],
  },
  'locked-jaw': {
    title: 'A mouth that will not close, or a locked jaw',
    ...complaintWords['locked-jaw'],
    may: 'The lower jaw has come out of its joint, or the disc of the joint is stuck. After a knock it may also be broken.',
    now: [
      'Support your chin with a hand or a scarf and breathe calmly through the nose.',
      'Call us now; while we are closed, go to an emergency department: the sooner it is set, the easier.',
      call112,
    ],
    avoid: ['Do not try to put it back yourself.', 'Do not eat or drink until it has been seen.'],
  },
  'pain-after-extraction': {
    title: 'Pain that grows after an extraction',
    ...complaintWords['pain-after-extraction'],
    may: 'From the second or third day, pain that grows and spreads to the ear may be a dry socket: the clot has been lost.',
    now: [
      'Take the painkiller we advised, at the times on your sheet.',
      'Call us: it is cleaned and dressed at the clinic, and the pain usually eases soon.',
    ],
    avoid: ['Do not smoke.', 'Do not poke at the place or rinse it hard.'],
    closed:
      'We are closed now. It is very unpleasant, but not usually dangerous: take the painkiller and call when we open. With a fever, a swollen cheek or pain that the painkiller does not control, go to an emergency department.',
  },
  numbness: {
    title: 'Numbness that stays after an anaesthetic or extraction',
    ...complaintWords.numbness,
    may: 'An anaesthetic usually wears off within hours. If numbness stays, a nerve may be irritated and should be followed early.',
    now: [
      'If your face droops, your speech is slurred or an arm is weak, call 112 now.',
      'If it has lasted more than a day, call us: we note the place and follow how it returns.',
      'Until it passes, eat with care and nothing very hot, so that you do not bite yourself.',
    ],
    avoid: ['Do not let a child bite a numb lip.', 'Do not put heat or ice straight on the skin.'],
    closed:
      'We are closed now. Numbness that stays after an anaesthetic or an extraction can wait until we open. With a fever, swelling or severe pain as well, go to an emergency department.',
  },
  'wisdom-tooth': {
    title: 'A sore wisdom tooth with swollen gum over it',
    ...complaintWords['wisdom-tooth'],
    may: 'The gum that partly covers the tooth is infected (pericoronitis).',
    now: [
      'Brush the place gently and rinse with lukewarm salt water.',
      'Call us the same day if you bite on the gum or have a fever. While we are closed, with a fever or a swollen cheek, go to an emergency department.',
      call112,
    ],
    avoid: ['Do not warm the cheek.', 'Do not take antibiotics without a prescription.'],
    closed:
      'We are closed now. It can wait until we open if you have no fever, your cheek is not swollen and your mouth opens well. Otherwise go to an emergency department now.',
  },
  'broken-tooth-or-filling': {
    title: 'A broken tooth or lost filling, without much pain',
    ...complaintWords['broken-tooth-or-filling'],
    may: 'Old decay, a worn filling or a crack. The tooth can usually be rebuilt, if you do not wait long.',
    now: [
      'Rinse, and keep the fragment.',
      'Cover a sharp edge with orthodontic wax or sugar-free gum.',
      'Request an appointment in the next few days; call us if it hurts for no reason.',
    ],
    avoid: ['Do not chew on that side.', 'Do not use household glue.'],
  },
  'loose-crown-or-veneer': {
    title: 'A crown, bridge or veneer that has come off',
    ...complaintWords['loose-crown-or-veneer'],
    may: 'The cement has given way, or there is decay underneath. Often it can be cemented again.',
    now: [
      'Clean it and keep it in a box.',
      'Request an appointment within a few days: an uncovered tooth can move.',
      'If you have inhaled it, call 112.',
    ],
    avoid: ['Do not use household glue.', 'Do not sleep with a crown or bridge that moves.'],
  },
  braces: {
    title: 'Braces: a poking wire, a lost bracket',
    ...complaintWords.braces,
    may: 'Rarely an emergency, but a wire that presses into the cheek or a missing bracket delays treatment.',
    now: [
      'Put orthodontic wax on the end of the wire.',
      'Keep the bracket and request an appointment within a few days.',
      'If you have inhaled a piece, call 112.',
    ],
    avoid: ['Do not cut the wire with household tools.', 'Do not stop wearing aligners without asking.'],
  },
}

export const emergency = {
  ...urgentAdvice,
  whileClosed: { hospital: `We are closed now. Go to ${emergencyRoom}.` },
  fee: 'An emergency consultation is charged at its list price; treatment is charged separately.',
  levels: { '112': 'Call 112', call: 'Call us now', book: 'Request an appointment' },
  closedLevels: { hospital: 'Go to an emergency department', wait: 'Call when we open' },
  printedLevels: {
    hospital: 'Call us. While we are closed, go to an emergency department',
    wait: 'Call us. While we are closed, read how long it can wait',
  },
  symptoms,
} satisfies TextOf<'emergency'>
