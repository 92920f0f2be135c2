import type { VideoText } from '../schema.ts'
import type { VideoId } from '../stories/videos.ts'

export const videoTexts = {
  'doua-implanturi-si-o-frica-veche': {
    title: 'Two implants and an old fear',
    name: 'Liviu C.',
    summary: 'Liviu tells how he came in after a long break for two implants in his lower jaw.',
    transcript: [
      'I have run away from dentists since I was a boy, I am not ashamed to say it.',
      'I only came to ask, that was all, and I told myself that if I heard a drill I would leave.',
      'There was no drill; we talked, and they wrote me a plan on a sheet of paper.',
      'For the operation I had an anaesthetic, and I felt pressing and pushing but nothing else.',
      'The nurse kept telling me what was coming next, and that kept me in the chair.',
      'In the evening it hurt, yes; I used ice and took what they had given me.',
      'The next day they called me, to ask how I was.',
      'Then I waited a few months for the crowns, and that was the long part.',
      'I come for check-ups now and I no longer sweat in the waiting room.',
    ],
  },
  'aparat-dentar-in-clasa-a-noua': {
    title: 'Braces at fifteen',
    name: 'Ana-Maria F.',
    summary: 'A pupil’s mother talks about braces: what was easy at the clinic and what was hard at home.',
    transcript: [
      'My daughter did not want braces at all, least of all in a new class with new people.',
      'The dentist talked to her and not to me; I sat on a chair and kept quiet.',
      'She picked the colour of the elastics herself, and from then on they were her braces.',
      'For the first days she ate only soft food and had a sore on her lip; they gave us wax and it passed.',
      'The hard part was brushing at home, and we argued about it a few times.',
      'Once a bracket came off on a Friday and they saw us the next day.',
      'The braces are off now, and she wears her night retainer without my reminding her.',
    ],
  },
  'un-canal-tratat-a-doua-oara': {
    title: 'A root canal treated twice',
    name: 'Octavian G.',
    summary: 'Octavian tried to keep a tooth that had been treated years ago, when the pain came back.',
    transcript: [
      'This tooth had been treated long ago and I thought I was done with it.',
      'One winter it began to hurt when I bit, and my gum swelled up.',
      'They told me straight that it could be tried once more, but that it might not last.',
      'I liked that they promised nothing.',
      'It took two visits of about an hour and a half, and you do get tired with your mouth open.',
      'There was a rubber sheet around the tooth, which is odd at first and then you forget it.',
      'For a few days I chewed on the other side.',
      'After a year I had the X-ray and the dentist showed me the bone filling in again.',
      'For now the tooth is where it belongs, and I am content.',
    ],
  },
} satisfies Record<VideoId, VideoText>
