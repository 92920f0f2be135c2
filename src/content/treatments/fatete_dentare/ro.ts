import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Fațete dentare în ${city}: tipuri, etape`),
    description:
      'Fațete din ceramică sau compozit: când sunt potrivite, cât se șlefuiește dintele, câte vizite sunt, cât rezistă, ce riscuri au și ce garanție primiți.',
    keywords: [
      `fațete dentare ${city}`,
      'fațete ceramice',
      'fațete compozit',
      'fațete dentare etape',
      'estetică dentară',
    ],
  },
  search_words: [
    'zâmbet frumos',
    'zâmbet de Hollywood',
    'dinți urâți',
    'dinți inegali',
    'dinți scurți',
    'dinți uzați față',
    'dinte din față ciobit',
    'dinte ciobit',
    'colț de dinte rupt',
    'strungăreață',
    'spațiu între dinți',
    'dinți distanțați',
    'dinți pătați',
    'formă dinți',
    'veneers',
    'fațete',
    'fatete',
    'lumineers',
    'nu îmi place zâmbetul',
    'mi-e rușine să zâmbesc',
    'estetică',
    'dinți ca vedetele',
    'bonding',
    'schimbare formă',
  ],
  title: 'Fațete dentare',
  short_description:
    'Foițe subțiri din ceramică sau compozit, lipite pe fața vizibilă a dinților, care corectează forma, culoarea și spațiile mici dintre ei.',
  full_description: [
    'Fațeta acoperă numai partea din față a dintelui, ca o lentilă subțire. Cea din ceramică are, de regulă, 0,3–0,7 mm și este făcută în laborator. Cea din compozit se modelează direct pe dinte, în cabinet. Amândouă se lipesc de smalț, iar lipirea pe smalț este cea care le ține.',
    'Fațetele corectează dinți ciobiți, ușor rotiți, cu spații mici, cu forme inegale sau cu pete care nu răspund la albire. Nu se pun pe dinți cu prea puțin smalț, iar cariile și gingiile inflamate se tratează întâi.',
    'De cele mai multe ori fațeta de ceramică cere o șlefuire mică a smalțului, iar aceasta nu se mai poate reface. Un dinte pregătit pentru fațetă va avea mereu nevoie de o fațetă sau de o coroană. De aceea vedeți forma nouă pe o machetă, chiar în gură, înainte să decidem.',
    'Compozitul păstrează mai mult din dinte, se repară ușor și se termină într-o vizită sau două, dar se pătează și se uzează mai repede. Ceramica își păstrează mai bine culoarea și luciul. La consultație vi le arătăm pe amândouă, cu avantajele și limitele lor.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Machetă a viitorului zâmbet, purtată în gură înainte de șlefuire (se plătește separat).',
    'Șlefuire minimă, limitată pe cât posibil la smalț.',
    'Fațete provizorii între pregătire și lipire, la ceramică.',
    'Lipire sub izolare, dinte cu dinte.',
    'Gutieră de noapte, recomandată dacă scrâșniți din dinți (se plătește separat).',
  ],
  benefits: [
    'Se păstrează mai mult din dinte decât la o coroană.',
    'Forma și culoarea se hotărăsc împreună cu dumneavoastră, pe machetă.',
    'Ceramica reține greu petele de cafea, ceai sau vin.',
    'Tratamentul este scurt: câteva vizite în câteva săptămâni.',
  ],
  technologies: [
    'Fotografie dentară și plan digital al zâmbetului.',
    'Scanare intraorală, fără pastă de amprentă în majoritatea cazurilor.',
    'Ceramică presată sau frezată, individualizată în laborator.',
    'Lipire adezivă sub digă sau izolare echivalentă, cu lupe.',
  ],
  duration: 'Ceramică: 3–4 vizite în 2–4 săptămâni. Compozit: 1–2 vizite de 1–3 ore.',
  success_rate:
    'Peste 90%[^veneer-survival] dintre fațetele ceramice sunt pe dinte după 10 ani; cele din compozit se refac, de regulă, mai devreme.',
  warranty:
    'Garanție scrisă: 3 ani pentru fațetele ceramice, 1 an pentru compozit, cu control și igienizare anuale și gutieră purtată, dacă a fost recomandată. Nu acoperă loviturile. Drepturile legale rămân neatinse.',
  suits: [
    'Dinți din față ciobiți, tociți ușor sau cu forme inegale.',
    'Spații mici între dinți sau rotiri ușoare.',
    'Pete sau culori care nu se schimbă prin albire.',
    'Gingii sănătoase, fără carii active, cu smalț suficient.',
    'Doriți o schimbare vizibilă și înțelegeți că șlefuirea este definitivă.',
  ],
  not_suits: [
    'Scrâșnit sau încleștat puternic, fără gutieră și fără evaluarea mușcăturii.',
    'Dinți cu obturații mari sau cu foarte puțin smalț: o coroană este mai potrivită.',
    'Înghesuire sau mușcătură inversă: întâi un aparat dentar.',
    'Carii active sau gingivită: se tratează înainte.',
    'Vârsta sub 18 ani, cu excepții stabilite de medic.',
  ],
  course: 'Șase fațete ceramice',
  steps: [
    {
      title: 'Consultația',
      text: 'Vedem ce vă deranjează, examinăm dinții, gingia și mușcătura, facem fotografii. Discutăm și soluțiile care nu cer șlefuire.',
    },
    {
      title: 'Planul și macheta',
      text: 'Desenăm forma nouă și o punem provizoriu peste dinți. O vedeți, o simțiți la vorbit și cereți modificări.',
    },
    {
      title: 'Pregătirea dinților',
      text: 'Cu anestezie locală, dacă este nevoie, se șlefuiește subțire smalțul, se scanează și se pun fațete provizorii. Durează 2–3 ore.',
    },
    {
      title: 'Proba și lipirea',
      text: 'După 7–14 zile probăm fațetele. Le lipim numai dacă forma și culoarea vă convin. Durează 2–3 ore.',
    },
    {
      title: 'Controlul',
      text: 'La 1–2 săptămâni verificăm mușcătura și gingia. Dacă scrâșniți, primiți gutiera de noapte. Apoi ne vedem anual.',
    },
  ],
  pain: 'Șlefuirea subțire se suportă de obicei bine, iar la nevoie folosim anestezie locală. Între vizite și în primele 1–2 săptămâni după lipire dinții pot fi sensibili la rece. Dacă sensibilitatea crește sau dintele doare din senin, sunați-ne, pentru că nervul poate fi iritat.',
  healing:
    'Nu există o rană de vindecat. Gingia de pe margine poate fi ușor roșie câteva zile și își revine cu periaj blând. Vă obișnuiți să vorbiți și să mușcați în câteva zile. În primele 48 de ore evitați alimentele foarte colorate dacă aveți fațete din compozit. Nu mușcați niciodată alimente foarte tari cu dinții din față.',
  risks: [
    'Ciobirea sau dezlipirea fațetei, mai ales la lovituri sau scrâșnit.',
    'Sensibilitate la rece; rareori nervul se inflamează și dintele are nevoie de tratament de canal.',
    'Pătarea marginilor sau carie la margine, dacă igiena este insuficientă.',
    'Retragerea gingiei în timp, care poate lăsa marginea vizibilă.',
    'Necesitatea înlocuirii: o fațetă nu ține toată viața, iar smalțul șlefuit nu se reface.',
  ],
  alternatives: [
    {
      treatment: 'albire_dinti',
      text: 'Dacă vă deranjează doar culoarea, albirea nu șlefuiește dintele și poate fi suficientă.',
    },
    {
      treatment: 'aparat_dentar',
      text: 'Dacă vă deranjează poziția dinților, un aparat îi mută și păstrează smalțul.',
    },
    {
      treatment: 'coroane_zirconiu',
      text: 'Dacă dintele are obturații mari sau a fost tratat pe canal, o coroană îl protejează mai bine.',
    },
  ],
  urgent: [
    'Fațeta s-a dezlipit: păstrați-o într-o cutie, nu o lipiți acasă și sunați-ne.',
    'O margine ascuțită taie limba sau buza.',
    'Durere din senin sau pulsatilă la un dinte cu fațetă.',
    'Lovitură la dinții din față, chiar dacă fațeta pare întreagă.',
  ],
  questions: [
    {
      question: 'Se pot face fațete fără șlefuire?',
      answer:
        'Uneori, când dinții sunt mici, cu spații sau așezați spre interior. În celelalte cazuri o fațetă fără șlefuire ar arăta groasă și ar irita gingia. Macheta ne arată repede ce este posibil la dumneavoastră.',
    },
    {
      question: 'Câte fațete sunt necesare?',
      answer:
        'Câte dinți au într-adevăr nevoie. Uneori una sau două, alteori 4–10, în funcție de cât se vede când zâmbiți. Culoarea unei singure fațete cere uneori o probă în plus, ca să semene cu dinții vecini.',
    },
    {
      question: 'Fac albire înainte?',
      answer:
        'Dacă doriți dinți mai deschiși la culoare, da. Ceramica nu se albește, așa că întâi albim dinții naturali, așteptăm 2 săptămâni ca nuanța să se stabilizeze și apoi alegem culoarea fațetelor.',
    },
    {
      question: 'Pot mânca orice?',
      answer:
        'Aproape. Evitați să rupeți cu dinții din față coji tari, gheață, nuci în coajă sau obiecte. Cafeaua și vinul nu schimbă culoarea ceramicii, dar pot păta marginile și compozitul.',
    },
    {
      question: 'Ce se întâmplă dacă nu îmi place rezultatul?',
      answer:
        'Forma se stabilește pe machetă, iar fațetele se probează înainte de lipire. În acel moment se pot cere modificări în laborator. După lipire, schimbările mari înseamnă refacere, de aceea nu ne grăbim cu această etapă.',
    },
  ],
  footnotes: {
    'veneer-survival': {
      definition:
        'Fațete ceramice aflate pe dinte, care nu au trebuit înlocuite, la 10 ani de la lipire; estimare din 25 de studii.',
      period: '10 ani; sinteză publicată în 2021',
      source: sources.alenezi2021,
    },
  },
} satisfies TreatmentText
