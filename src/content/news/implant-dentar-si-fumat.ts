import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const implantDentarSiFumat = {
  slug: 'implant-dentar-si-fumat',
  category: 'tratamente',
  published_on: '2026-09-22',
  updated_on: '2026-11-21',
  reviewed_by: 'radu-stoenescu',
  treatments: ['implant_dentar', 'aditie_de_os', 'sinus_lifting', 'parodontologie'],
  ro: {
    title: 'Implantul dentar și fumatul: ce trebuie să știți',
    description:
      'Cum influențează fumatul vindecarea unui implant, ce se întâmplă cu țigările electronice, când să faceți pauză și ce variante aveți dacă nu renunțați.',
    keywords: [
      'implant dentar și fumat',
      'implant la fumători',
      'vindecare implant',
      'peri-implantită',
      'renunțare la fumat',
    ],
    body: `„Fumez. Mai pot pune un implant?” Adesea se poate discuta, dar riscul este mai mare, iar hotărârea se ia cu datele pe masă. Nu ținem predici. Vă spunem ce se știe.

## Ce face fumatul

Un implant are nevoie de câteva luni ca osul să crească pe suprafața lui. În acest timp contează mult circulația sângelui. Nicotina îngustează vasele mici, iar fumul reduce oxigenul care ajunge la rană și slăbește apărarea gingiei. De aici urmează că:

- rana se închide mai încet și se infectează mai ușor;
- implanturile se pierd mai des decât la nefumători;
- adițiile de os și operațiile de [sinus lifting](/tratamente/sinus-lifting-bucuresti-implant-dentar) au un risc în plus;
- după ani, inflamația din jurul implantului, numită peri-implantită, este mai frecventă.

Riscul crește cu numărul de țigări. Contează și gingiile: dacă ați avut parodontită, cele două riscuri se cumulează.

## Țigara electronică și tutunul încălzit

Nu sunt o soluție sigură pentru vindecare. Și ele aduc nicotină, iar studiile pe termen lung sunt încă puține. În perioada operației le tratăm la fel ca pe țigări.

## Cât să fie pauza

Orice pauză ajută, iar renunțarea ajută mai mult. Recomandarea noastră obișnuită:

1. opriți fumatul cu cel puțin două săptămâni înainte de operație;
2. nu fumați cel puțin opt săptămâni după ea;
3. dacă s-a făcut și [adiție de os](/tratamente/aditie-de-os-bucuresti-grefa-osoasa-implant-dentar), prelungiți pauza după sfatul chirurgului.

Plasturii și gumele cu nicotină pot fi un sprijin, însă discutați cu medicul de familie sau cu farmacistul înainte de a le folosi. Există și programe de consiliere pentru renunțare, iar medicul de familie vă poate îndruma.

## Dacă nu puteți renunța

Spuneți-ne cinstit cât fumați. Nu vă judecăm, dar planul se schimbă: poate amânăm, poate folosim mai puține implanturi, poate alegem o punte sau o lucrare mobilă. Condițiile garanției scrise cer controale anuale și o igienă bună, iar fumătorii vin la igienizare mai des, la intervale stabilite de medic.

## Semne pentru care să sunați

Sunați-ne dacă, după implant, durerea crește în loc să scadă, apare puroi, gingia sângerează la atingere sau implantul pare că se mișcă. Nu așteptați controlul.

Pașii tratamentului sunt pe pagina despre [implantul dentar](/tratamente/implantologie-chirurgie-implant-dentar-bucuresti), costurile în [lista de prețuri](/preturi). La consultația inițială medicul vă spune ce se potrivește în cazul dumneavoastră: [cereți o programare](/contact).

## Surse

- ${sources.chrcanovic2015}
- ${sources.derks2015}
`,
  },
  en: {
    title: 'Dental implants and smoking: what you should know',
    description:
      'How smoking affects the healing of an implant, what about e-cigarettes, how long to stop for, and which options you have if you do not give up.',
    keywords: [
      'dental implant and smoking',
      'implants for smokers',
      'implant healing',
      'peri-implantitis',
      'giving up smoking',
    ],
    body: `“I smoke. Can I still have an implant?” Often it can be discussed, but the risk is higher, and the decision should be made with the facts on the table. We do not lecture. We tell you what is known.

## What smoking does

An implant needs a few months for bone to grow onto its surface. Blood supply matters a great deal during that time. Nicotine narrows the small vessels, while smoke reduces the oxygen that reaches the wound and weakens the gum’s defences. As a result:

- the wound closes more slowly and becomes infected more easily;
- implants are lost more often than in non-smokers;
- bone grafts and [sinus lifts](/en/tratamente/sinus-lifting-bucuresti-implant-dentar) carry an added risk;
- years later, inflammation around the implant, called peri-implantitis, is more common.

The risk grows with the number of cigarettes. Gums count too: if you have had periodontitis, the two risks add up.

## E-cigarettes and heated tobacco

They are not a safe way round the problem. They also deliver nicotine, and long-term studies are still few. Around an operation we treat them just like cigarettes.

## How long to stop for

Any break helps, and giving up helps more. Our usual advice:

1. stop smoking at least two weeks before the operation;
2. do not smoke for at least eight weeks after it;
3. if you have had a [bone graft](/en/tratamente/aditie-de-os-bucuresti-grefa-osoasa-implant-dentar) as well, extend the break as the surgeon advises.

Nicotine patches and gum can be a support, but talk to your family doctor or pharmacist before using them. There are also counselling programmes for people who want to give up, and your doctor can refer you.

## If you cannot give up

Tell us honestly how much you smoke. We do not judge, but the plan changes: we may postpone, use fewer implants, or choose a bridge or a removable denture. The written warranty asks for yearly check-ups and good hygiene, and smokers come for cleaning more often, at intervals set by the dentist.

## Signs that mean you should call

Call us if, after an implant, pain grows instead of easing, there is pus, the gum bleeds when touched or the implant seems to move. Do not wait for the check-up.

The steps of treatment are on the [dental implant](/en/tratamente/implantologie-chirurgie-implant-dentar-bucuresti) page and costs on the [price list](/en/preturi). At the first consultation the dentist tells you what suits your case: [request an appointment](/en/contact).

## Sources

- ${sources.chrcanovic2015}
- ${sources.derks2015}
`,
  },
} satisfies WrittenArticle
