import { urgentAdvice as en } from '../en/urgent-advice.ts'
import { urgentAdvice as ro } from '../ro/urgent-advice.ts'
import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const primaVizitaACopiluluiLaStomatolog = {
  slug: 'prima-vizita-a-copilului-la-stomatolog',
  category: 'sfaturi',
  published_on: '2025-12-11',
  updated_on: '2026-11-21',
  reviewed_by: 'maria-cernat',
  treatments: ['pedodontie', 'odontoterapie'],
  ro: {
    title: 'Prima vizită a copilului la dentist',
    description:
      'Când aduceți copilul prima dată, ce se întâmplă la vizită, cum îl pregătiți acasă și ce cuvinte ajută. Sfaturi pentru părinți, de la medicul pedodont.',
    keywords: [
      'prima vizită la dentist',
      'copil la stomatolog',
      'pedodonție',
      'dinți de lapte',
      'periaj la copii',
    ],
    body: `Prima vizită este bine să aibă loc în jurul vârstei de un an, sau în primele șase luni după apariția primului dinte. Pare devreme, dar tocmai acesta este rostul: copilul cunoaște cabinetul atunci când nu îl doare nimic.

## Ce se întâmplă la prima vizită

Cu copiii foarte mici lucrăm „genunchi la genunchi”: copilul stă în brațele părintelui, iar medicul privește dinții câteva minute. Cu copiii mai mari numărăm dinții, încercăm scaunul și aspiratorul de salivă. De obicei atât. Nu tratăm nimic la prima vizită, decât dacă este o urgență.

Medicul vă întreabă despre sarcină și naștere, boli, alergii, biberon, suzetă, gustări și periaj. Notați dinainte medicamentele pe care le ia copilul.

## Cum îl pregătiți

- Spuneți simplu: „Mergem la doamna doctor să ne numere dinții.”
- Evitați cuvintele „ac”, „freză” și „nu o să te doară”. Ele aduc în discuție tocmai lucrurile de care nu vrem să se teamă copilul.
- Citiți împreună o carte despre dentist sau jucați-vă cu o periuță și un pluș.
- Alegeți o oră la care copilul este odihnit și a mâncat.
- Nu promiteți recompense mari. Un abțibild ajunge.

Dacă și dumneavoastră vă temeți de dentist, rugați un alt adult să vină cu copilul sau spuneți-ne. Copiii citesc tonul vocii mai repede decât cuvintele.

## Acasă, între vizite

1. Periați dinții de două ori pe zi, de la primul dinte, cu pastă cu fluor: o urmă cât un bob de orez până la 3 ani, cât un bob de mazăre între 3 și 6 ani.
2. Ajutați copilul la periaj până în jurul vârstei de 7–8 ani.
3. Seara, după periaj, doar apă. Laptele sau sucul băut din biberon în pat favorizează cariile.
4. Păstrați dulciurile la masă, nu între mese.

## Când să nu așteptați

Sunați-ne dacă apar pete albe sau maronii pe dinți, durere, umflătură sau febră, ori după o lovitură. **${ro.knockedOut}**

Despre sigilări, carii la dinții de lapte și controale citiți pe pagina de [pedodonție](/tratamente/pedodontie). Prețurile sunt în [listă](/preturi), iar o programare se cere de pe pagina de [contact](/contact). Prima consultație este gratuită și este și vizită de cunoaștere; vizitele de acomodare de după ea se plătesc.

## Surse

- ${sources.fouad2020}
- ${sources.toumba2019}
`,
  },
  en: {
    title: 'Your child’s first visit to the dentist',
    description:
      'When to bring your child for the first time, what happens at the visit, how to prepare at home and which words help. Advice from our children’s dentist.',
    keywords: [
      'first dental visit',
      'children’s dentist',
      'paediatric dentistry',
      'milk teeth',
      'brushing for children',
    ],
    body: `A good time for the first visit is around the first birthday, or within six months of the first tooth. It may sound early, but that is the point: your child gets to know the practice when nothing hurts.

## What happens at the first visit

With very small children we sit “knee to knee”: the child stays in your arms while the dentist looks at the teeth for a few minutes. With older ones we count teeth and try out the chair and the suction tube. That is usually all. We do not treat anything at the first visit unless it is an emergency.

The dentist will ask about pregnancy and birth, illnesses, allergies, bottle, dummy, snacks and brushing. Make a note of any medicines your child takes.

## How to prepare

- Keep it simple: “We are going to have your teeth counted.”
- Avoid the words “needle”, “drill” and “it won’t hurt”. They bring up the very thing we would like children not to fear.
- Read a book about the dentist together, or play with a toothbrush and a soft toy.
- Choose a time when your child is rested and has eaten.
- Do not promise big rewards. A sticker is enough.

If you are afraid of the dentist yourself, ask another adult to come along, or tell us. Children read a tone of voice faster than words.

## At home, between visits

1. Brush twice a day from the first tooth with fluoride toothpaste: a smear the size of a grain of rice up to age 3, a pea-sized amount from 3 to 6.
2. Help with brushing until about the age of 7–8.
3. After brushing in the evening, only water. Milk or juice from a bottle in bed encourages decay.
4. Keep sweets for mealtimes rather than in between.

## When not to wait

Call us if you see white or brown spots on the teeth, if there is pain, swelling or fever, or after a knock. **${en.knockedOut}**

Read about sealants, decay in milk teeth and check-ups on the [children’s dentistry](/en/tratamente/pedodontie) page. Fees are on the [price list](/en/preturi), and you can request an appointment on the [contact page](/en/contact). The first consultation is free and is also for getting to know us; settling-in visits after it are charged.

## Sources

- ${sources.fouad2020}
- ${sources.toumba2019}
`,
  },
} satisfies WrittenArticle
