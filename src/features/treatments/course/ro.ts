import type { Shape } from '../../../content/text-shape.ts'
export const words = {
  title: 'Ce veți simți',
  facts: {
    chair: 'Cea mai lungă vizită',
    numb: 'Amorțit, după aceea',
    sore: 'Zile cu sensibilitate',
    visits: 'Vizite',
    done: 'Gata în',
  },
  none: { numb: 'deloc', sore: 'de obicei deloc' },
  sameDay: 'aceeași zi',
  visits: { one: '{count} vizită', few: '{count} vizite', other: '{count} de vizite' },
  drawn: { chair: 'în scaun', mild: 'jenă ușoară', moderate: 'jenă moderată', done: 'gata' },
  scale: { hour: 'oră', day: 'zi', week: 'săpt.', month: 'lună', year: 'an' },
  words: {
    chair: 'Cea mai lungă vizită ține {period}.',
    numb: 'După ea, zona rămâne amorțită încă {period}.',
    noNumb: 'Nu este nevoie de anestezie.',
    mild: 'Urmează o jenă ușoară, de obicei {period}.',
    moderate: 'Urmează o jenă moderată, de obicei {period}, pentru care primiți un calmant.',
    noSore: 'De obicei nu urmează zile cu sensibilitate.',
    again: 'La fel poate fi și după următoarele vizite.',
    done: 'Tot tratamentul durează {period}, cu {visits}.',
    sameDay: 'Se încheie în aceeași zi.',
  },
  /** In a line, beside the price: each with and without an anaesthetic. */
  brief: {
    mild: 'jenă ușoară, {period}',
    moderate: 'jenă moderată, {period}',
    none: 'de obicei nicio durere',
    numb: 'anestezie, apoi {after}',
    noNumb: 'fără anestezie; apoi {after}',
  },
  note: 'Intervalele obișnuite la noi; la dumneavoastră pot fi altele.',
  sources: 'Studiu',
}

export type CourseLineWords = Shape<typeof words>
