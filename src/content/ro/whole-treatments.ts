/** What each whole treatment is called, what is in it and what may be added. */
export const wholeTexts = {
  implant: {
    name: 'Implant cu coroană',
    lead: 'Un dinte lipsă, cu os suficient: tomografia, implantul, bontul și coroana.',
    without:
      'Extracția, adiția de os, sinus liftingul, coroana provizorie și controalele anuale, dacă sunt necesare.',
  },
  'fixed-arch': {
    name: 'Arcadă fixă pe implanturi',
    lead: 'O arcadă întreagă: tomografia, 4 sau 6 implanturi cu lucrarea provizorie, apoi arcada definitivă.',
    without: 'Extracțiile, sedarea, gutiera de noapte și controalele de după primul an.',
  },
  'molar-with-crown': {
    name: 'Tratament de canal cu coroană',
    lead: 'Un molar cu trei canale, tratat prima dată, apoi acoperit cu o coroană.',
    without: 'Un canal în plus, pivotul și radiografia de control, dacă sunt necesare.',
  },
  bridge: {
    name: 'Punte de trei elemente',
    lead: 'Un dinte lipsă între doi dinți care susțin puntea: radiografia, coroanele provizorii și puntea.',
    without: 'Tratamentul de canal al dinților vecini, dacă este necesar.',
  },
  'six-veneers': {
    name: 'Șase fațete ceramice',
    lead: 'Dinții din față de sus: macheta de probă și șase fațete ceramice.',
    without: 'Albirea dinaintea fațetelor și gutiera de noapte, dacă scrâșniți din dinți.',
  },
  whitening: {
    name: 'Albire cu igienizare',
    lead: 'Igienizarea dinaintea albirii și albirea, acasă, în cabinet sau amândouă.',
    without: 'O ședință în plus și înlocuirea obturațiilor vechi din față, care nu se deschid la culoare.',
  },
  'metal-braces': {
    name: 'Aparat dentar metalic',
    lead: 'Ambele arcade, 18 luni: studiul și radiografiile, aparatul, controalele și contenția.',
    without:
      'Extracțiile cerute de plan, bracketurile pierdute și controalele în plus, dacă tratamentul durează mai mult.',
  },
  aligners: {
    name: 'Gutiere transparente',
    lead: 'Un tratament complet, pe ambele arcade: studiul și radiografiile, gutierele cu controalele lor și contenția.',
    without: 'Gutierele pierdute și extracțiile cerute de plan.',
  },
}
