import { clinic } from '../../content/clinic.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Cartonașul „stop” pentru vizita la dentist'),
    description: `Un cartonaș de tipărit pentru cine are emoții la dentist: îl ridicați și ne oprim, la Clinica ${clinic.name} din ${city}.`,
    keywords: ['teamă de dentist', 'emoții la dentist', 'semn de oprire la dentist', 'pauză la dentist'],
  },
  title: 'Cartonașul „stop”',
  lead: 'Cu gura deschisă nu puteți vorbi. Ridicați cartonașul și ne oprim, fără să întrebăm de ce.',
  print: 'Tipăriți pagina, tăiați pe linie și luați cartonașul la vizită. Avem și noi unul la fiecare scaun.',
  printNow: 'Tipărește cartonașul',
  how: {
    title: 'Cum îl folosiți',
    items: [
      'Arătați-l medicului înainte să începem: stabilim împreună ce înseamnă.',
      'Țineți-l în mână. Când îl ridicați, scoatem instrumentele și ne oprim.',
      'Reluăm numai când dați din cap că se poate. Puteți opri de câte ori aveți nevoie.',
      'Fără cartonaș este de ajuns să ridicați mâna stângă.',
    ],
  },
  card: {
    stop: 'Stop',
    pause: 'Pauză, vă rog',
    text: 'Când ridic cartonașul, vă rog să vă opriți. Reluăm când dau din cap.',
    go: 'Am emoții. Vă rog să îmi spuneți ce urmează.',
  },
  book: 'Cere o programare',
}

export type StopCardWords = Shape<typeof words>
