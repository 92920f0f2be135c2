import type { SymptomId } from '../../../src/content/complaints/symptoms.ts'
import type { Locale } from '../../../src/locale.ts'

/** What patients type who cannot wait, in none of the words of the site: of others, of another time, in a hurry. */
export const urgentWords: Record<Locale, Partial<Record<SymptomId, readonly string[]>>> = {
  ro: {
    'spreading-swelling': [
      'nu poate înghiți',
      'inghite cu greu',
      'nu mai pot sa inghit nimic',
      'i s-a închis ochiul',
      'ochiul i se inchide de la umflatura',
      'mi s-a umflat gatu',
      'umflătură la gât',
      'respira greu',
      'nu se poate deschide gura',
      'febra si obraz umflat',
      'are febra si e confuz',
    ],
    'allergic-reaction': ['limba umflata', 'buze umflate dupa amoxicilina'],
    'chest-pain': ['durere in piept si falca'],
    'inhaled-piece': ['copilul a inghitit o coroana', 'am inghitit un dinte', 'a inghitit bracketul'],
    'knocked-out-tooth': [
      'copilul a scăpat un dinte',
      'mi-au sărit dinții',
      'i-a sarit un dinte baiatului',
      'i-a zburat un dinte',
      'și-a pierdut dintele la fotbal',
      'dinte scos de minge',
    ],
    'bleeding-after-extraction': [
      'sangereaza de doua ore dupa extractie',
      'nu i se opreste sangele',
      'gura ii e plina de sange',
    ],
    'pain-that-keeps-awake': [
      'o doare maseaua',
      'îi pulsează dintele',
      'nu am dormit toata noaptea de durere',
    ],
    swelling: ['ni s-a umflat falca', 'puroiul din gingie', 'abcese'],
    'moved-or-broken-by-a-blow': ['copilul a cazut', 'un pumn in dinti', 'dintele a intrat in gingie'],
    'locked-jaw': ['nu mai pot inchide gura', 'mi s-a blocat falca'],
    'pain-after-extraction': ['durere dupa extractii'],
    numbness: ['buza amortita de ieri'],
    'wisdom-tooth': ['îi ies măselele de minte'],
    'broken-tooth-or-filling': ['plombele cazute', 'si-a spart dintele'],
    'loose-crown-or-veneer': ['coroana s-a desprins', 'fațetele s-au dezlipit'],
    braces: ['sârma înțeapă', 'bracketi desprinsi'],
  },
  en: {
    'spreading-swelling': [
      'he can’t swallow',
      'trouble swallowing',
      'her eye has closed',
      'eyelid swollen shut',
      'mouth barely opens',
      'struggling to breathe',
      'short of breath',
      'face swollen and fever',
      'throat swelling',
    ],
    'allergic-reaction': ['lips swelling after antibiotics'],
    'chest-pain': ['chest pain and jaw ache'],
    'inhaled-piece': ['child swallowed a tooth', 'swallowed my crown'],
    'knocked-out-tooth': [
      'my son’s tooth came out',
      'kid knocked out front tooth',
      'lost tooth playing football',
    ],
    'bleeding-after-extraction': ['it keeps bleeding', 'my gum won’t stop bleeding'],
    'pain-that-keeps-awake': ['teeth hurt', 'tooth is throbbing'],
    swelling: ['cheeks swollen', 'pus coming out of gum'],
    'moved-or-broken-by-a-blow': [
      'fell off my bike',
      'tooth is hanging by a thread',
      'front teeth pushed back',
    ],
    'locked-jaw': ['jaw stuck open', 'jaw won’t close'],
    'pain-after-extraction': ['socket pain'],
    numbness: ['lip still numb'],
    'wisdom-tooth': ['wisdom teeth coming through'],
    'broken-tooth-or-filling': ['filling dropped out'],
    'loose-crown-or-veneer': ['cap came off', 'veneers fell off'],
    braces: ['brackets came off'],
  },
}

/** What is searched for in peace, though words of it are those of the others. */
export const calmWords: Record<Locale, readonly string[]> = {
  ro: [
    'albire dinți',
    'implant preț',
    'durere după albire',
    'copilul nu vrea sa deschida gura la dentist',
    'am alergie la latex',
    'am dintii inghesuiti',
    'respiratie urat mirositoare',
    'proteza joaca cand mananc',
    'vreau o programare luni',
    'cat costa extractia',
  ],
  en: [
    'teeth whitening',
    'implant price',
    'sensitive after whitening',
    'latex allergy',
    'bad breath',
    'several missing teeth',
    'my gums bleed when I brush',
    'wisdom teeth removal cost',
    'open on sunday',
    'does a bone graft hurt',
  ],
}

/** Sentences around or between complaints. `urgent`: the only one of the questions about treatments that asks for 112. */
export const sentences: Record<Locale, { around: string; two: string; urgent: readonly string[] }> = {
  ro: {
    around: 'bună ziua, {}, ce să fac vă rog',
    two: 'coroana a căzut și nu pot respira',
    urgent: ['nu pot sa deschid gura'],
  },
  en: {
    around: 'hello, {}, what should I do please',
    two: 'crown came off and I cannot breathe',
    urgent: ['cant open my mouth'],
  },
}
