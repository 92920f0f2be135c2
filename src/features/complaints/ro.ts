import type { Shape } from '../../content/text-shape.ts'

/** The places of the mouth, and what is felt or seen there. */
export const words = {
  regions: {
    gums: 'Gingia',
    front: 'Dinții din față',
    premolars: 'Premolarii',
    molars: 'Măselele',
    palate: 'Cerul gurii',
    wisdom: 'Măseaua de minte',
    joint: 'Articulația',
    tongue: 'Limba și obrajii',
    gap: 'Dinți lipsă',
    milk: 'Dinții de lapte',
  },
  complaints: {
    bleeding: 'Sângerează la periaj sau este umflată',
    receding: 'S-a retras: dinții par mai lungi',
    'loose-teeth': 'Dinții se mișcă',
    chipped: 'Un colț ciobit, o pată, o carie la vedere',
    yellow: 'Dinți îngălbeniți',
    crooked: 'Strâmbi, înghesuiți sau cu spații',
    darkened: 'Un dinte s-a închis la culoare după o lovitură',
    cold: 'Sensibili la rece sau la dulce',
    'food-between': 'Mâncarea intră între dinți',
    'worn-neck': 'Dinte ros lângă gingie',
    'deep-pain': 'Doare la cald, noaptea sau când mușcați',
    cavity: 'Carie sau obturație căzută',
    cracked: 'Măsea crăpată sau aproape toată din obturație',
    'sore-denture': 'Proteza roade sau se mișcă',
    sinus: 'Os puțin sub sinus, pentru un implant',
    crowded: 'Iese greu, strâmb sau deloc',
    'hard-to-clean': 'Se cariază: nu ajungeți la ea cu periuța',
    clicking: 'Pocnește sau doare când deschideți gura',
    grinding: 'Scrâșniți: dinții se tocesc',
    bite: 'Dinții nu se întâlnesc bine când mușcați',
    'lasting-sore': 'O rană sau o pată care nu trece în două săptămâni',
    frenum: 'Fren scurt: limba sau buza nu se mișcă liber',
    'one-missing': 'Lipsește un dinte',
    'all-missing': 'Lipsesc toți sau aproape toți',
    'thin-bone': 'Os puțin pentru un implant',
    'milk-cavity': 'Carie, pete sau durere',
    'new-teeth': 'Dinții noi ies strâmb',
  },
}

export type ComplaintWords = Shape<typeof words>
