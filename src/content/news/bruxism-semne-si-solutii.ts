import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const bruxismSemneSiSolutii = {
  slug: 'bruxism-semne-si-solutii',
  category: 'sfaturi',
  published_on: '2025-11-18',
  updated_on: '2026-11-21',
  reviewed_by: 'ilinca-marinescu',
  treatments: ['protetica', 'fatete_dentare', 'coroane_dentare'],
  ro: {
    title: 'Bruxism: cum îl recunoașteți și ce se poate face',
    description:
      'Scrâșnitul și încleștarea dinților: semnele pe care le puteți observa acasă, cum ajută gutiera de noapte și când este bine să veniți la un control.',
    keywords: ['bruxism', 'scrâșnit din dinți', 'gutieră de noapte', 'dinți uzați', 'durere de maxilar'],
    body: `Mulți oameni strâng sau freacă dinții fără să știe. Unii o fac noaptea, în somn, alții ziua, la volan sau în fața calculatorului. Medicii numesc acest obicei bruxism. El nu este întotdeauna o boală, dar în timp poate uza dinții și obosi mușchii feței.

## Semne pe care le puteți observa

- vă treziți cu maxilarul obosit sau cu o durere surdă la tâmple;
- cineva din casă aude noaptea un scrâșnet;
- marginile dinților din față s-au scurtat sau au devenit netede;
- obturațiile și coroanele se ciobesc fără un motiv clar;
- dinții sunt sensibili la rece, deși nu au carii;
- pe limbă sau pe obraz rămân urmele dinților.

Un singur semn nu înseamnă neapărat bruxism. Medicul examinează dinții, mușchii și articulația, apoi întreabă despre somn, stres, cafea și medicamente.

## De ce apare

De obicei se adună mai multe cauze: perioade tensionate, somn întrerupt, alcool seara, multă cafea, fumat. Unele medicamente îl pot accentua, inclusiv unele antidepresive. Nu opriți un tratament din proprie inițiativă, ci vorbiți cu medicul care l-a prescris. Dacă sforăiți tare sau sunteți fără vlagă dimineața, o evaluare pentru apnee în somn este o idee bună.

## Ce se poate face

1. **Gutiera de noapte.** Se face pe măsură, după o amprentă. Protejează dinții și lucrările, dar nu oprește obiceiul în sine.
2. **Atenția din timpul zilei.** Buzele închise, dinții depărtați, limba relaxată. Un bilețel pe monitor ajută mai mult decât pare.
3. **Căldură și mișcări ușoare** pentru mușchii obosiți, după indicațiile medicului sau ale fizioterapeutului.
4. **Refacerea dinților uzați**, dacă este nevoie, cu [coroane](/tratamente/coroane-dentare) sau cu [fațete](/tratamente/fatete-dentare-bucuresti), abia după ce dinții sunt protejați.

## Când să veniți mai repede

Programați un control dacă un dinte s-a fisurat, dacă doare la mușcat sau dacă gura se deschide greu. Dacă maxilarul rămâne blocat, sunați în aceeași zi; când este închis, mergeți la camera de gardă. Un copil care scrâșnește noaptea nu are, de regulă, nevoie de gutieră, dar obiceiul merită amintit la controlul obișnuit.

La consultația inițială, care este gratuită, medicul notează gradul de uzură și vă dă un plan scris. Radiografiile, dacă sunt necesare, se plătesc separat, iar costurile sunt în [lista de prețuri](/preturi). Ne puteți scrie de pe pagina de [contact](/contact).

## Surse

- ${sources.lobbezoo2018}
`,
  },
  en: {
    title: 'Tooth grinding: how to spot it and what helps',
    description:
      'Clenching and grinding: the signs you can notice at home, what a night guard does and does not do, and when it makes sense to come in for a check.',
    keywords: ['bruxism', 'teeth grinding', 'night guard', 'worn teeth', 'jaw pain'],
    body: `Many people clench or grind their teeth without knowing it. Some do it at night, in their sleep, others by day, at the wheel or in front of a screen. Dentists call the habit bruxism. It is not always a disease, but over time it can wear teeth down and tire the muscles of the face.

## Signs you can notice

- you wake with a tired jaw or a dull ache at the temples;
- someone at home hears a grinding noise at night;
- the edges of your front teeth have become shorter or flat;
- fillings and crowns chip for no clear reason;
- teeth react to cold although there is no decay;
- your tongue or cheek carries the marks of your teeth.

One sign alone does not mean bruxism. The dentist examines the teeth, the muscles and the jaw joint, and asks about sleep, stress, coffee and medicines.

## Why it happens

Usually several causes add up: a tense period, broken sleep, alcohol in the evening, a lot of coffee, smoking. Some medicines can make it stronger, certain antidepressants among them. Do not stop a treatment on your own; talk to the doctor who prescribed it. If you snore loudly or wake up tired, ask to be assessed for sleep apnoea.

## What can be done

1. **A night guard.** It is made to measure from an impression. It protects teeth and dental work, but it does not stop the habit itself.
2. **Attention during the day.** Lips together, teeth apart, tongue relaxed. A note on the monitor helps more than you would think.
3. **Warmth and gentle exercises** for tired muscles, as your dentist or physiotherapist advises.
4. **Restoring worn teeth**, where needed, with [crowns](/en/tratamente/coroane-dentare) or [veneers](/en/tratamente/fatete-dentare-bucuresti), once the teeth are protected.

## When to come sooner

Book a check if a tooth has cracked, if it hurts to bite or if your mouth opens with difficulty. If your jaw locks, call the same day; while we are closed, go to an emergency department. A child who grinds at night does not usually need a night guard, but do mention it at the next check-up.

At the first consultation, which is free, the dentist records how worn the teeth are and gives you a written plan. X-rays, if needed, are charged separately; the costs are on the [price list](/en/preturi). You can write to us from the [contact page](/en/contact).

## Sources

- ${sources.lobbezoo2018}
`,
  },
} satisfies WrittenArticle
