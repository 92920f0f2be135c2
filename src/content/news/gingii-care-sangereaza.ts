import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const gingiiCareSangereaza = {
  slug: 'gingii-care-sangereaza',
  category: 'sfaturi',
  published_on: '2026-04-14',
  updated_on: '2026-11-21',
  reviewed_by: 'bogdan-iacob',
  treatments: ['parodontologie'],
  ro: {
    title: 'Gingii care sângerează: ce înseamnă și ce faceți acasă',
    description:
      'De ce sângerează gingiile la periaj, care este deosebirea dintre gingivită și parodontită, ce puteți face acasă și când este cazul să vă vadă medicul.',
    keywords: ['gingii care sângerează', 'gingivită', 'parodontită', 'igienizare', 'tartru'],
    body: `O gingie sănătoasă nu sângerează la periaj. Dacă vedeți roz în chiuvetă, gingia este probabil inflamată. Vestea liniștitoare este că, prins devreme, lucrul acesta se poate îndrepta.

## De ce sângerează

De obicei, pe marginea gingiei s-a adunat placă bacteriană. Când nu este îndepărtată, ea se întărește și devine tartru, iar gingia se apără: se înroșește, se umflă, sângerează. Aceasta este **gingivita** și se retrage, de regulă, după o curățare bună.

Dacă inflamația coboară spre os, vorbim de **parodontită**. Osul pierdut nu crește la loc de la sine, iar scopul tratamentului este oprirea bolii. Semne posibile: gingii retrase, dinți care par mai lungi, spații noi între dinți, miros neplăcut, dinți care se mișcă. Adesea nu doare nimic.

Mai pot contribui sarcina, fumatul, diabetul insuficient controlat, unele medicamente și o lucrare dentară care se curăță greu. La fumători gingia poate sângera puțin chiar și când este bolnavă.

## Ce faceți acasă

- Nu ocoliți locul care sângerează. Periați-l blând, de două ori pe zi, câte două minute.
- Folosiți o periuță moale, înclinată spre marginea gingiei.
- O dată pe zi, curățați între dinți cu ață dentară sau cu periuțe interdentare de mărimea potrivită.
- Nu vă bazați doar pe apa de gură: ea nu îndepărtează placa.
- Clorhexidina se folosește numai la recomandare și pe timp scurt, pentru că pătează dinții.

La început gingia poate sângera ceva mai mult. Dacă după o săptămână sau două de curățare atentă nu vedeți nicio schimbare, programați un control.

## Ce facem la cabinet

1. Măsurăm gingia în jurul fiecărui dinte și, dacă este nevoie, facem radiografii.
2. Îndepărtăm tartrul de deasupra și de sub gingie, cu anestezie locală acolo unde este sensibil.
3. Arătăm, în oglindă, locurile pe care periuța nu le atinge.
4. Verificăm rezultatul după câteva săptămâni și stabilim cât de des ne revedem.

Pașii și limitele tratamentului sunt descriși pe pagina de [parodontologie](/tratamente/parodontologie), iar costul unei igienizări îl găsiți în [lista de prețuri](/preturi).

## Când să nu amânați

Sunați-ne dacă gingia este umflată și doare, dacă iese puroi sau dacă un dinte a început să se miște. Mergeți la medicul de familie dacă sângerați ușor și din nas, aveți vânătăi fără motiv, febră sau o oboseală care nu trece. În timpul sarcinii, controlul și igienizarea se pot face în siguranță: spuneți-ne doar în ce lună sunteți, când [faceți programarea](/contact).

## Surse

- ${sources.sanz2020}
- ${sources.suvan2020}
`,
  },
  en: {
    title: 'Bleeding gums: what they mean and what to do at home',
    description:
      'Why gums bleed when you brush, how gingivitis differs from periodontitis, what you can do at home and when a dentist should take a look at them.',
    keywords: ['bleeding gums', 'gingivitis', 'periodontitis', 'dental hygiene', 'tartar'],
    body: `Healthy gums do not bleed when you brush. If you see pink in the basin, the gum is probably inflamed. The reassuring part is that, caught early, this can be put right.

## Why gums bleed

Usually plaque has gathered along the edge of the gum. If it is not removed it hardens into tartar, and the gum defends itself: it turns red, swells and bleeds. This is **gingivitis**, and as a rule it settles after a thorough professional cleaning.

If the inflammation moves down towards the bone, it is called **periodontitis**. Lost bone does not grow back by itself, and the aim of treatment is to halt the disease. Possible signs: receding gums, teeth that look longer, new gaps, an unpleasant smell, loose teeth. Often nothing hurts.

Pregnancy, smoking, poorly controlled diabetes, some medicines and dental work that is hard to clean can all contribute. In smokers the gum may bleed very little even when it is diseased.

## What to do at home

- Do not avoid the place that bleeds. Brush it gently, twice a day, for two minutes.
- Use a soft brush, angled towards the edge of the gum.
- Once a day, clean between the teeth with floss or with interdental brushes of the right size.
- Do not rely on mouthwash alone: it does not remove plaque.
- Use chlorhexidine only when advised and for a short time, because it stains teeth.

At first the gum may bleed a little more. If nothing has changed after one or two weeks of careful cleaning, book a check.

## What we do here

1. We measure the gum around each tooth and take X-rays if they are needed.
2. We remove tartar above and below the gum, with a local anaesthetic where it is tender.
3. We show you in a mirror the places your brush does not reach.
4. We check the result after a few weeks and agree how often to meet.

The steps and the limits of treatment are on the [gum treatment](/en/tratamente/parodontologie) page, and the cost of a professional cleaning is on the [price list](/en/preturi).

## When not to put it off

Call us if the gum is swollen and sore, if there is pus or if a tooth has begun to move. See your family doctor if you also have nosebleeds, bruises without a reason, a fever or tiredness that does not pass. Check-ups and cleaning are safe in pregnancy: just tell us how many weeks pregnant you are when you [book](/en/contact).

## Sources

- ${sources.sanz2020}
- ${sources.suvan2020}
`,
  },
} satisfies WrittenArticle
