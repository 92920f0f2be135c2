import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const coroanaSauFatetaCumAlegem = {
  slug: 'coroana-sau-fateta-cum-alegem',
  category: 'tratamente',
  published_on: '2026-05-19',
  updated_on: '2026-11-21',
  reviewed_by: 'ilinca-marinescu',
  treatments: ['fatete_dentare', 'coroane_dentare', 'coroane_zirconiu', 'albire_dinti'],
  ro: {
    title: 'Coroană sau fațetă: cum alegem împreună',
    description:
      'Prin ce se deosebesc o coroană și o fațetă, ce se șlefuiește din dinte, când se potrivește fiecare și ce întrebări să puneți înainte de a hotărî.',
    keywords: ['coroană sau fațetă', 'fațete dentare', 'coroane dentare', 'zirconiu', 'estetică dentară'],
    body: `O fațetă acoperă fața văzută a dintelui. O coroană îl îmbracă de jur împrejur. Deosebirea pare mică, dar schimbă cât se șlefuiește, cât rezistă dintele și ce se poate face mai târziu.

## Când ne gândim la o fațetă

Fațeta se potrivește unui dinte din față, viu și în mare parte întreg, căruia vrem să îi schimbăm forma, lungimea sau culoarea. Se șlefuiește puțin, de obicei doar din smalț, iar placa subțire de ceramică se lipește. Pentru lipire este nevoie de smalț sănătos.

Nu este alegerea potrivită dacă:

- dintele are o carie sau o obturație foarte mare;
- gingia este inflamată și sângerează;
- scrâșniți din dinți și nu doriți să purtați gutieră de noapte;
- dinții sunt mult suprapuși, caz în care discutăm întâi despre un aparat.

## Când ne gândim la o coroană

Coroana protejează un dinte slăbit: unul cu tratament de canal și pereți subțiri, unul fisurat, unul cu o obturație cât jumătate din el. Se șlefuiește mai mult, pe toate fețele. În schimb, dintele este cuprins și ținut laolaltă, ceea ce contează la molari, unde forțele sunt mari.

Materialul se alege după loc: [zirconiul](/tratamente/coroane-dentare-zirconiu-bucuresti) este rezistent, iar alte ceramici redau mai bine transparența dinților din față.

## Uneori nici una, nici alta

Înainte de a șlefui, întrebăm dacă nu ajunge mai puțin:

1. o [albire](/tratamente/estetica-dentara-albirea-dintilor-bucuresti), dacă doar culoarea vă supără;
2. o obturație din compozit, pentru un colț ciobit;
3. un aparat dentar, pentru dinți răsuciți sau distanțați.

Albirea se face **înainte** de fațete și coroane, deoarece ceramica nu își schimbă culoarea.

## Ce să întrebați înainte de a hotărî

- Cât se îndepărtează din dinte și se mai poate reveni?
- Pot vedea forma pe o machetă, în gură, înainte de a începe?
- Ce se întâmplă dacă lucrarea se sparge sau se dezlipește?
- Ce acoperă garanția scrisă și cu ce condiții?
- Cât costă în total, cu tot cu provizorii și controale?

Nicio lucrare nu ține o viață întreagă. Durata ei depinde de dinte, de igienă, de mușcătură și de controalele anuale. Odată șlefuit, un dinte va avea nevoie mereu de o acoperire, de aceea nu ne grăbim.

La consultația inițială primiți un plan scris, cu variante. Citiți pe îndelete paginile despre [fațete](/tratamente/fatete-dentare-bucuresti) și [coroane](/tratamente/coroane-dentare), comparați costurile în [lista de prețuri](/preturi), apoi [cereți o programare](/contact) când sunteți gata.

## Surse

- ${sources.alenezi2021}
- ${sources.sailer2015}
`,
  },
  en: {
    title: 'Crown or veneer: how we choose together',
    description:
      'How a crown differs from a veneer, how much of the tooth is removed, when each one is suitable, and the questions worth asking before you decide.',
    keywords: ['crown or veneer', 'dental veneers', 'dental crowns', 'zirconia', 'aesthetic dentistry'],
    body: `A veneer covers the visible face of a tooth. A crown wraps it all the way round. The difference sounds small, but it changes how much is removed, how strong the tooth is and what can be done later.

## When we think of a veneer

A veneer suits a front tooth that is alive and mostly whole, and whose shape, length or colour you would like to change. Little is removed, usually only enamel, and a thin piece of ceramic is bonded on. Bonding needs healthy enamel.

It is not the right choice if:

- the tooth has a very large cavity or filling;
- the gum is inflamed and bleeds;
- you grind your teeth and do not wish to wear a night guard;
- the teeth overlap a lot, in which case we talk about braces first.

## When we think of a crown

A crown protects a weakened tooth: one with a root canal treatment and thin walls, one that is cracked, one with a filling half its size. More is removed, on every side. In return the tooth is held together, which matters for molars, where the forces are high.

The material depends on the place: [zirconia](/en/tratamente/coroane-dentare-zirconiu-bucuresti) is strong, while other ceramics come closer to the transparency of front teeth.

## Sometimes neither

Before any drilling we ask whether less would do:

1. [whitening](/en/tratamente/estetica-dentara-albirea-dintilor-bucuresti), if only the colour bothers you;
2. a composite filling, for a chipped corner;
3. braces, for turned or spaced teeth.

Whitening comes **before** veneers and crowns, because ceramic does not change colour.

## Questions to ask before you decide

- How much of the tooth is removed, and is there a way back?
- Can I see the shape as a mock-up in my mouth before we start?
- What happens if it breaks or comes off?
- What does the written warranty cover, and on what conditions?
- What is the total cost, with temporaries and check-ups?

No restoration lasts a lifetime. How long it serves depends on the tooth, on hygiene, on your bite and on yearly check-ups. Once drilled, a tooth will always need a cover, which is why we take our time.

At the first consultation you receive a written plan with options. Take your time with the pages on [veneers](/en/tratamente/fatete-dentare-bucuresti) and [crowns](/en/tratamente/coroane-dentare), compare costs on the [price list](/en/preturi), then [request an appointment](/en/contact) when you are ready.

## Sources

- ${sources.alenezi2021}
- ${sources.sailer2015}
`,
  },
} satisfies WrittenArticle
