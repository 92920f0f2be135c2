import type { Emergency } from '../schemas/emergency-schema.ts'

const call112 =
  'Call 112 if you have trouble breathing or swallowing, if you have a fever or swelling and your mouth opens less and less, or if swelling spreads towards the eye or neck.'

const knockedOut =
  'An adult tooth knocked out: hold it by the crown, rinse it for a few seconds with milk or water, put it back and bite gently on a handkerchief. If you cannot, keep it in milk. Get to a dentist or an emergency department at once, preferably within 30 minutes. A milk tooth is not put back.'

export const emergency = {
  call112,
  knockedOut,
  closed:
    'Outside opening hours, so also {closed}, the clinic is closed and nobody answers the phone. For swelling, bleeding or a knocked-out tooth go to the emergency department of a hospital with oral and maxillofacial surgery. Other pain can wait until we open, with an ordinary painkiller; call us then.',
  whileClosed: {
    hospital:
      'We are closed now. Go to the emergency department of a hospital with oral and maxillofacial surgery.',
    wait: 'We are closed now, and the pain can wait until we open. With a fever, a swelling or worse pain, go to an emergency department.',
  },
  fee: 'An emergency consultation is charged at its list price; treatment is charged separately.',
  painkillers:
    'Take an ordinary painkiller, as its leaflet says, and only if it suits you. Do not take paracetamol from two medicines at once (it is in cold remedies too), and be careful with liver disease. Ibuprofen is not for you with a stomach ulcer, kidney disease, heart failure, aspirin-sensitive asthma, blood thinners or in the second half of pregnancy; in the first half, only if your doctor agrees. For children the dose goes by weight; never give them aspirin.',
  levels: { '112': 'Call 112', call: 'Call us now', book: 'Request an appointment' },
  closedLevels: { hospital: 'Go to an emergency department', wait: 'Call when we open' },
  printedLevels: {
    hospital: 'Call us. While we are closed, go to an emergency department',
    wait: 'Call us. While we are closed, it can wait until we open',
  },
  symptoms: {
    'spreading-swelling': {
      title: 'Swelling that spreads, or trouble breathing',
      words: ['my neck is swollen', 'my eye is closing', 'I cannot swallow', 'I cannot open my mouth'],
      may: 'An infection from a tooth that is moving into the face and neck. It can get worse within hours.',
      now: [call112, 'Sit upright and ask somebody to stay with you.'],
      avoid: [
        'Do not drive and do not wait until morning.',
        'Do not warm the swelling, and do not take antibiotics left over from another time.',
      ],
    },
    'knocked-out-tooth': {
      title: 'A tooth knocked out',
      words: ['my tooth came out', 'knocked-out tooth', 'tooth lost at play'],
      may: 'An adult tooth that is put back quickly can be kept. Every minute out of the mouth lowers its chances.',
      now: [knockedOut, 'If you also hit your head, fainted or were sick, call 112.'],
      avoid: [
        'Do not touch or rub the root.',
        'Do not let the tooth dry out, and do not keep it in water.',
        'Do not put a milk tooth back.',
      ],
    },
    'bleeding-after-extraction': {
      title: 'Bleeding after an extraction',
      words: ['bleeding after extraction', 'bleeding will not stop', 'mouth full of blood'],
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
      words: ['toothache', 'toothache at night', 'throbbing tooth', 'tooth hurts with heat'],
      may: 'The nerve of the tooth is inflamed or infected. Rarely the pain comes from the gum, the sinus or the jaw joint.',
      now: [
        'Take an ordinary painkiller, as its leaflet says, if it suits you.',
        'Sleep with your head raised, and eat lukewarm food on the other side.',
        'Call us during opening hours: we keep time for emergencies every working day.',
      ],
      avoid: [
        'Do not put aspirin or alcohol on the gum: they burn it.',
        'Do not take antibiotics without a prescription: pain from the nerve does not go away with them.',
      ],
    },
    swelling: {
      title: 'A swollen gum or cheek',
      words: ['swollen cheek', 'abscess', 'pus at the gum', 'swelling'],
      may: 'An abscess: pus gathered at the tip of the root or under the gum. It has to be drained and its cause treated.',
      now: [
        'A swelling has to be seen the same day, even if the pain has gone: call us; while we are closed, go to an emergency department.',
        'Rinse with lukewarm water and a little salt, and drink plenty.',
        call112,
      ],
      avoid: [
        'Do not burst the swelling and do not warm it.',
        'Do not put it off because it no longer hurts.',
      ],
    },
    'moved-or-broken-by-a-blow': {
      title: 'A tooth moved or broken by a knock',
      words: ['I fell', 'tooth pushed out of line', 'broken front tooth', 'chipped tooth'],
      may: 'The tooth, its root or the bone around it may be broken. A tooth out of its place has to be set back soon.',
      now: [
        'Keep the fragment in milk or saline.',
        'Hold something cold against the lip, with breaks.',
        'Call us now; while we are closed, go to an emergency department. If you fainted or were sick, call 112.',
      ],
      avoid: ['Do not bite with the damaged tooth.', 'Do not force it back into place.'],
    },
    'pain-after-extraction': {
      title: 'Pain that grows after an extraction',
      words: ['pain after extraction', 'dry socket', 'earache after extraction'],
      may: 'From the second or third day, pain that grows and spreads to the ear may be a dry socket: the clot has been lost.',
      now: [
        'Take the painkiller we advised, at the times on your sheet.',
        'Call us: it is cleaned and dressed at the clinic, and the pain usually eases soon.',
      ],
      avoid: ['Do not smoke.', 'Do not poke at the place or rinse it hard.'],
    },
    'wisdom-tooth': {
      title: 'A sore wisdom tooth with swollen gum over it',
      words: ['wisdom tooth', 'wisdom tooth coming through', 'pain at the back'],
      may: 'The gum that partly covers the tooth is infected (pericoronitis).',
      now: [
        'Brush the place gently and rinse with lukewarm salt water.',
        'Call us the same day if you bite on the gum or have a fever. With a fever while we are closed, go to an emergency department.',
        call112,
      ],
      avoid: ['Do not warm the cheek.', 'Do not take antibiotics without a prescription.'],
    },
    'broken-tooth-or-filling': {
      title: 'A broken tooth or lost filling, without much pain',
      words: ['my filling fell out', 'broken tooth', 'tooth broke while eating'],
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
      words: ['my crown fell off', 'loose bridge', 'veneer came off'],
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
      words: ['wire poking my cheek', 'bracket came off', 'broken braces'],
      may: 'Rarely an emergency, but a wire that presses into the cheek or a missing bracket delays treatment.',
      now: [
        'Put orthodontic wax on the end of the wire.',
        'Keep the bracket and request an appointment within a few days.',
        'If you have inhaled a piece, call 112.',
      ],
      avoid: ['Do not cut the wire with household tools.', 'Do not stop wearing aligners without asking.'],
    },
  },
} satisfies Emergency
