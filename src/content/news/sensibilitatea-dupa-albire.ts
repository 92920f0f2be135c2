import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const sensibilitateaDupaAlbire = {
  slug: 'sensibilitatea-dupa-albire',
  category: 'tratamente',
  published_on: '2026-07-07',
  updated_on: '2026-11-21',
  reviewed_by: 'ilinca-marinescu',
  treatments: ['albire_dinti'],
  ro: {
    title: 'Dinți sensibili după albire: ce este normal și ce ajută',
    description:
      'De ce devin dinții sensibili în timpul albirii, cât ține de obicei, ce puteți face acasă, când să luați o pauză și când este bine să ne sunați.',
    keywords: [
      'albirea dinților',
      'sensibilitate dentară',
      'dinți sensibili după albire',
      'gutiere de albire',
      'gel de albire',
    ],
    body: `În timpul unei albiri, mulți pacienți simt dinții mai sensibili: la apă rece, la aer, uneori o înțepătură scurtă fără motiv. De obicei este un efect trecător. Iată de unde vine și ce puteți face.

## De ce apare

Gelul de albire conține peroxid, care trece prin smalț și dizolvă treptat petele din interiorul dintelui. În acest timp, dintele devine, pentru o vreme, mai sensibil la temperatură. Sensibilitatea apare mai ales dacă aveți gingii retrase, dinți uzați, fisuri sau carii. De aceea albirea începe cu o consultație, nu cu gelul.

## Cât ține

De obicei câteva ore sau câteva zile după fiecare aplicare. Rareori se întinde pe o săptămână sau două după încheierea tratamentului. Dacă nu scade în acest timp, trebuie căutată o altă cauză.

## Ce ajută acasă

- Faceți o pauză de una până la trei zile, apoi reluați cu aplicări mai scurte.
- Puneți în gutieră cantitatea de gel arătată la cabinet, nu mai mult. Surplusul irită gingia.
- Folosiți o pastă pentru dinți sensibili, cu fluor sau cu azotat de potasiu, de preferat cu două săptămâni înainte și pe toată durata albirii.
- Evitați băuturile foarte reci și pe cele acide. După ceva acid, așteptați o jumătate de oră până la periaj.
- Folosiți o periuță moale și nu apăsați.

O pauză nu strică rezultatul. Nuanța se obține treptat, iar câteva zile în plus nu schimbă nimic.

## Când să ne sunați

1. Un singur dinte doare mai tare decât ceilalți.
2. Durerea vă trezește noaptea sau rămâne minute în șir după rece ori cald.
3. Gingia s-a albit sau doare și după o zi.
4. Ați înghițit o cantitate mare de gel, vi se umflă buzele sau aveți mâncărimi ori pete pe piele. Dacă după aplicarea gelului vi se umflă limba sau fața ori respirați greu, sunați la 112.

## Cine ar trebui să aștepte

Nu facem albire sub 18 ani, în sarcină și în timpul alăptării. O amânăm dacă aveți carii, gingii inflamate sau obturații care nu închid bine. Coroanele, fațetele și obturațiile nu se deschid la culoare, așa că s-ar putea să fie nevoie de schimbarea lor după albire.

Gelul îl primiți de la medic. Conform regulilor europene, produsele cu peste 0,1% și până la 6% peroxid de hidrogen se vând numai medicilor dentiști, iar prima aplicare se face de medic sau sub supravegherea lui, după o examinare. Nu se folosesc sub 18 ani.

Despre etape, limite și întreținere citiți pe pagina despre [albirea dinților](/tratamente/estetica-dentara-albirea-dintilor-bucuresti). Costurile sunt în [lista de prețuri](/preturi), iar pentru întrebări ne găsiți pe pagina de [contact](/contact).

## Surse

- ${sources.rezende2016}
- Regulamentul (CE) 1223/2009, anexa III, poziția 12
`,
  },
  en: {
    title: 'Sensitive teeth after whitening: what is normal, what helps',
    description:
      'Why teeth become sensitive during whitening, how long it usually lasts, what you can do at home, when to take a break and when to call the clinic.',
    keywords: [
      'teeth whitening',
      'tooth sensitivity',
      'sensitive teeth after whitening',
      'whitening trays',
      'whitening gel',
    ],
    body: `During whitening many people find their teeth more sensitive: to cold water, to air, sometimes with a brief twinge for no reason. In most cases it passes. Here is where it comes from and what you can do.

## Why it happens

Whitening gel contains peroxide, which passes through the enamel and gradually breaks down the stains inside the tooth. Meanwhile the tooth reacts more strongly to temperature. Sensitivity is more likely if you have receding gums, worn teeth, cracks or decay. That is why whitening begins with a consultation and not with the gel.

## How long it lasts

Usually a few hours or a few days after each application. Occasionally it goes on for a week or two after treatment has ended. If it does not ease in that time, another cause has to be looked for.

## What helps at home

- Stop for one to three days, then go on with shorter applications.
- Put only as much gel in the tray as we showed you. The excess irritates the gum.
- Use a toothpaste for sensitive teeth, with fluoride or potassium nitrate, preferably from two weeks before and throughout whitening.
- Avoid very cold and acidic drinks. After something acidic, wait half an hour before brushing.
- Use a soft brush and do not press.

A break does not spoil the result. The shade builds up gradually, and a few more days change nothing.

## When to call us

1. One tooth hurts more than the others.
2. Pain wakes you at night, or stays for minutes after cold or heat.
3. The gum has turned white or is still sore after a day.
4. You have swallowed a large amount of gel, your lips swell, or your skin itches or comes up in a rash. If your tongue or face swells after the gel, or you have trouble breathing, call 112.

## Who should wait

We do not whiten teeth under the age of 18, in pregnancy or while breastfeeding. We postpone it if you have decay, inflamed gums or leaking fillings. Crowns, veneers and fillings do not become lighter, so they may have to be changed after whitening.

You receive the gel from your dentist. Under European rules, products with more than 0.1% and up to 6% hydrogen peroxide are sold to dentists only, and the first application is by the dentist or under direct supervision, after an examination. They are not used under the age of 18.

Read about the steps, limits and upkeep on the [whitening](/en/tratamente/estetica-dentara-albirea-dintilor-bucuresti) page. Costs are on the [price list](/en/preturi), and questions reach us from the [contact page](/en/contact).

## Sources

- ${sources.rezende2016}
- Regulation (EC) 1223/2009, Annex III, entry 12
`,
  },
} satisfies WrittenArticle
