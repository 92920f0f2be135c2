import type { WrittenArticle } from './written-article.ts'

export const decontareaServiciilorStomatologice = {
  slug: 'decontarea-serviciilor-stomatologice',
  category: 'clinica',
  published_on: '2026-02-24',
  updated_on: '2026-11-21',
  reviewed_by: 'corina-matei',
  treatments: [],
  ro: {
    title: 'Decontarea la dentist: ce întrebări să puneți înainte',
    description:
      'Casa de asigurări, asigurarea privată sau plata directă: cum aflați ce servicii stomatologice se decontează, unde și ce documente vă sunt de folos.',
    keywords: [
      'decontare stomatologie',
      'casa de asigurări',
      'asigurare privată',
      'stomatologie copii decontată',
      'deviz stomatologic',
    ],
    body: `„Se decontează?” este o întrebare pe care o auzim des la recepție. Răspunsul depinde de trei lucruri: ce fel de asigurare aveți, ce tratament vă trebuie și unde îl faceți. Iată cum puteți afla înainte de prima ședință.

## Casa de asigurări de sănătate

Serviciile stomatologice din pachetul de bază se decontează numai la cabinetele aflate **în contract cu casa de asigurări** și numai pentru tratamentele cuprinse în norme. Lista și tarifele sunt stabilite la nivel național și se actualizează, de aceea verificați forma aflată în vigoare pe site-ul casei județene sau, în Capitală, al CASMB.

Câteva repere utile:

- pentru medicul dentist nu aveți nevoie de bilet de trimitere de la medicul de familie;
- copiii și tinerii sub 18 ani au un pachet mai larg decât adulții;
- pentru adulți, unele tratamente se decontează doar în parte, iar diferența se plătește;
- cabinetele au un plafon lunar, așa că programarea se poate muta în luna următoare;
- lucrările estetice, albirea și implanturile nu fac parte, în mod obișnuit, din pachet.

Cabinetele în contract sunt afișate de fiecare casă de asigurări. Sunați înainte și întrebați dacă mai este loc în plafonul lunii.

## Asigurarea privată sau abonamentul de la serviciu

Citiți în poliță capitolul despre stomatologie. Întrebați asigurătorul:

1. Ce tratamente sunt acoperite și până la ce sumă pe an?
2. Pot merge la orice clinică sau numai la cele din rețea?
3. Este nevoie de aprobare înainte de tratament?
4. Ce documente trebuie trimise și în câte zile?

De obicei sunt de ajuns planul de tratament, factura cu serviciile scrise pe rând și dovada plății. Uneori se cere și radiografia.

## La noi

Serviciile din [lista de prețuri](/preturi) sunt servicii cu plată: clinica nu are contract cu casa de asigurări de sănătate. Înainte de fiecare etapă primiți un deviz scris, iar după plată, factura pe care o puteți trimite asigurătorului. La recepție vă pregătim, la cerere, o copie a planului și a radiografiilor. Hotărârea privind rambursarea aparține însă asigurătorului, nu clinicii.

Dacă un tratament de care aveți nevoie se poate face decontat în altă parte, vă spunem acest lucru. Este valabil mai ales pentru copii: [pedodonția](/tratamente/pedodontie) de prevenție merită făcută la timp, oriunde ar fi.

## Când durerea nu poate aștepta

Pentru o urgență stomatologică nu amânați din cauza hârtiilor. Sunați la un cabinet sau mergeți la un serviciu de urgență, iar documentele se lămuresc după aceea. Pentru întrebări despre facturi și devize, scrieți-ne de pe pagina de [contact](/contact).

*Textul este informativ și nu înlocuiește normele în vigoare sau condițiile poliței dumneavoastră.*
`,
  },
} satisfies WrittenArticle
