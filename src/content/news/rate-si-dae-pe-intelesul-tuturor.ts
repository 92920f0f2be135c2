import type { WrittenArticle } from './written-article.ts'

export const rateSiDaePeIntelesulTuturor = {
  slug: 'rate-si-dae-pe-intelesul-tuturor',
  category: 'clinica',
  published_on: '2026-11-16',
  updated_on: '2026-11-21',
  reviewed_by: 'corina-matei',
  treatments: [],
  ro: {
    title: 'Rate și DAE, pe înțelesul tuturor',
    description:
      'Ce înseamnă DAE, de ce o rată mică poate costa mai mult, ce întrebări puneți înainte de a semna un credit pentru tratament și ce drepturi aveți.',
    keywords: [
      'plata în rate stomatologie',
      'DAE',
      'dobânda anuală efectivă',
      'credit tratament dentar',
      'costul creditului',
    ],
    body: `Un plan de tratament poate costa mai mult decât avem la îndemână într-o lună. Plata în rate este o cale, dar nu singura, și are un preț. Articolul acesta vă ajută să îl citiți corect.

**Atenție! Banii împrumutați costă bani.**

## Ce este DAE

DAE înseamnă dobânda anuală efectivă. Ea adună într-un singur procent pe an tot ce plătiți pentru credit:

- dobânda;
- comisionul de analiză sau de acordare;
- asigurarea, dacă este obligatorie pentru a primi creditul;
- alte costuri cunoscute la semnare.

Dobânda nominală arată doar prima linie. De aceea două oferte cu aceeași dobândă pot avea DAE diferite, iar un credit „fără dobândă”, dar cu un comision la semnare, are DAE mai mare decât zero. Pentru a compara două oferte pe aceeași durată, priviți întâi DAE și totalul de plată.

## O rată mică nu înseamnă un cost mic

Cu cât perioada este mai lungă, cu atât rata scade, iar totalul crește. Merită să comparați și prețul plătit integral cu suma tuturor ratelor. Dacă suma ratelor este mai mare, diferența este costul creditului, oricum ar fi numită oferta.

Puteți încerca diferite durate și avansuri în calculatorul de pe pagina de [plată în rate](/plata-rate-tbi-bank). Valorile de acolo sunt o estimare, însoțită de un exemplu complet. Oferta valabilă este cea scrisă de creditor, după analiza cererii.

## Ce să întrebați înainte de a semna

1. Care este totalul de plată și cât reprezintă costul creditului?
2. Dobânda este fixă sau variabilă?
3. Ce se întâmplă dacă întârzii o rată?
4. Asigurarea este obligatorie sau opțională?
5. Ce se întâmplă dacă tratamentul se schimbă sau se oprește? (Răspunsul nostru este pe pagina de [plată în rate](/plata-rate-tbi-bank).)

Cereți formularul cu informații standard și citiți-l acasă. Nu semnați pe loc, mai ales dacă aveți dureri.

## Drepturile dumneavoastră

Aveți, ca regulă, 14 zile în care vă puteți retrage din contract fără motiv, restituind suma și dobânda pentru zilele folosite. Puteți rambursa mai devreme, cu reducerea costurilor rămase. Din 20 noiembrie 2026 se aplică regulile Directivei (UE) 2023/2225 privind creditul pentru consumatori. Pentru situația dumneavoastră, întrebați creditorul sau un specialist.

## Ce alte variante există

- împărțim tratamentul în etape, iar fiecare etapă se plătește când se face;
- începem cu ce este urgent și amânăm ce poate aștepta;
- căutăm împreună o variantă mai simplă, dacă este potrivită medical.

Creditul îl acordă creditorul, nu clinica, iar cererea poate fi respinsă. Refuzul nu schimbă planul medical. Medicul nu recomandă un tratament după forma de plată. Costurile sunt în [lista de prețuri](/preturi), iar pentru un deviz pe etape ne găsiți pe pagina de [contact](/contact).
`,
  },
  en: {
    title: 'Instalments and APR in plain words',
    description:
      'What the APR (DAE in Romanian) tells you, why a small instalment can cost more, what to ask before signing a loan for treatment and what rights you have.',
    keywords: ['dental instalments', 'APR', 'DAE', 'loan for dental treatment', 'cost of credit'],
    body: `A treatment plan can cost more than you have at hand in one month. Paying in instalments is one way, though not the only one, and it has a price. This article helps you to read it.

**Caution! Borrowing money costs money.**

## What the APR is

The annual percentage rate, called DAE in Romanian, gathers into a single yearly percentage everything you pay for the loan:

- the interest;
- the arrangement or processing fee;
- insurance, if you must take it to receive the loan;
- other costs known at signing.

The nominal rate shows the first line only. That is why two offers with the same interest can have different APRs, and why an “interest-free” loan with a fee at signing has an APR above zero. To compare two offers over the same period, look at the APR and at the total payable first.

## A small instalment is not a small cost

The longer the period, the lower the instalment and the higher the total. Compare the price paid in full with the sum of all instalments as well. If the instalments add up to more, the difference is the cost of the credit, whatever the offer is called.

You can try different periods and deposits with the calculator on the [instalments page](/en/plata-rate-tbi-bank). Its figures are an estimate, shown with a complete example. The offer that counts is the one written by the lender after it has assessed your application.

## What to ask before you sign

1. What is the total payable, and how much of it is the cost of the credit?
2. Is the rate fixed or variable?
3. What happens if I am late with a payment?
4. Is the insurance compulsory or optional?
5. What happens if the treatment changes or stops? (Our own answer is on the [instalments page](/en/plata-rate-tbi-bank).)

Ask for the standard information form and read it at home. Do not sign on the spot, least of all when you are in pain.

## Your rights

As a rule you have 14 days in which to withdraw from the agreement without giving a reason, returning the sum and the interest for the days used. You may repay early, with the remaining costs reduced. From 20 November 2026 the rules of Directive (EU) 2023/2225 on consumer credit apply. For your own situation, ask the lender or an adviser.

## Other options

- we split the treatment into stages, and you pay for each one when it is done;
- we begin with what is urgent and put off what can wait;
- we look for a simpler option together, if it is medically suitable.

The lender grants the loan, not the clinic, and an application may be refused. A refusal does not change the medical plan. Our dentists do not recommend a treatment according to how it is paid for. Costs are on the [price list](/en/preturi), and for an estimate in stages you can write to us from the [contact page](/en/contact).
`,
  },
} satisfies WrittenArticle
