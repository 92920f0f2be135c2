import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Parodontologie în ${city}`),
    description:
      'Gingii care sângerează, dinți mobili, parodontită: cum punem diagnosticul, etapele tratamentului, ce se poate opri și ce nu se mai poate reface.',
    keywords: [
      `parodontologie ${city}`,
      'parodontită',
      'gingii care sângerează',
      'detartraj subgingival',
      'retracție gingivală',
    ],
  },
  search_words: [
    'gingii care sângerează',
    'îmi sângerează gingiile',
    'sânge la periaj',
    'sânge când mă spăl pe dinți',
    'gingii umflate',
    'gingii roșii',
    'gingii inflamate',
    'gingii retrase',
    'gingie retrasă',
    'gingii care dor',
    'mă dor gingiile',
    'mă doare gingia',
    'dinți care se mișcă',
    'dinte care se mișcă',
    'mi se mișcă dinții',
    'mi se clatină dinții',
    'se clatină',
    'parodontoză',
    'paradontoză',
    'parodontită',
    'gingivită',
    'respirație urât mirositoare',
    'miros urât',
    'îmi miroase gura',
    'halenă',
    'gură urât mirositoare',
    'tartru',
    'piatră pe dinți',
    'detartraj',
    'curățare dinți',
    'curățare profesională',
    'igienizare',
    'periaj profesional',
    'air flow',
    'chiuretaj',
    'dinți lungiți',
    'rădăcină dezgolită',
    'coletul dezvelit',
    'puroi la gingie',
    'pungi',
    'gust de sânge',
    'grefă gingie',
  ],
  title: 'Parodontologie',
  short_description:
    'Diagnosticul și tratamentul bolilor gingiei și ale osului care ține dinții: gingivită, parodontită, retracții. Scopul este oprirea bolii și păstrarea dinților cât mai mult timp.',
  full_description: [
    'Parodonțiul este tot ce ține dintele la locul lui: gingia, ligamentul, cementul rădăcinii și osul alveolar. Placa bacteriană neîndepărtată inflamează gingia, iar gingivita trece complet cu igienă bună. La unele persoane, inflamația coboară pe rădăcină, se formează pungi și se pierde os: aceasta este parodontita.',
    'Parodontita evoluează adesea fără semne puternice, ani la rând. Sângerarea la periaj, mirosul neplăcut, dinții care par mai lungi, spațiile noi și mobilitatea sunt indicii. Fumatul și diabetul necontrolat o agravează mult, iar fumatul poate ascunde sângerarea, așa că boala se vede târziu.',
    'Tratamentul oprește boala la majoritatea pacienților, dar osul pierdut revine doar parțial și doar în anumite forme de defect. De aceea vorbim de control, nu de vindecare definitivă: după faza activă urmează o întreținere regulată, pe termen lung. Fără ea, pungile se adâncesc din nou.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Parodontogramă completă (se plătește separat): adâncimea pungilor în șase puncte la fiecare dinte, sângerare, retracție, mobilitate.',
    'Instruire practică de igienă, cu periuțe interdentare alese pe mărimea spațiilor dumneavoastră.',
    'Detartraj supragingival și instrumentare subgingivală cu anestezie locală, pe cadrane.',
    'Reevaluare la 6–12 săptămâni, cu aceleași măsurători, ca să vedeți diferența.',
    'Chirurgie parodontală și acoperirea retracțiilor, doar unde tratamentul simplu nu ajunge.',
  ],
  benefits: [
    'Gingia nu mai sângerează ușor, iar respirația se îmbunătățește.',
    'Pierderea de os încetinește sau se oprește, deci dinții rămân mai mult timp.',
    'Dinții mobili se pot stabiliza parțial după ce inflamația scade.',
    'La persoanele cu diabet, controlul inflamației gingivale poate ajuta și controlul glicemiei.',
  ],
  technologies: [
    'Sondă parodontală gradată și fișă digitală comparativă.',
    'Ultrasunete cu vârfuri subțiri și chiurete speciale pentru fiecare suprafață.',
    'Air-flow cu pulbere fină de eritritol sau glicină pentru îndepărtarea biofilmului.',
    'Radiografii retroalveolare ori panoramice pentru nivelul osului.',
  ],
  duration:
    'Faza activă: 2–4 ședințe de aproximativ 60 de minute, în 1–4 săptămâni; reevaluare la 6–12 săptămâni; întreținere la 3–6 luni.',
  success_rate:
    'După tratamentul nechirurgical se închid între jumătate și două treimi dintre pungi[^pungi]; mai puține la fumători și la pungile adânci ale molarilor.',
  warranty:
    'O boală cronică nu poate avea garanție. Ce oferim în scris este reinstrumentarea fără cost a zonelor tratate, dacă reevaluarea o cere și ați respectat planul.',
  suits: [
    'Gingii care sângerează la periaj sau din senin de mai mult de două săptămâni.',
    'Pungi de 4 mm sau mai mult, ori pierdere de os pe radiografie.',
    'Dinți care s-au mișcat, s-au depărtat sau par mai lungi.',
    'Miros neplăcut persistent, gust metalic, puroi la gingie.',
    'Persoane cu diabet ori cu rude apropiate care și-au pierdut dinții devreme.',
    'Înaintea implanturilor, coroanelor sau a aparatului dentar, dacă gingia nu este sănătoasă.',
  ],
  not_suits: [
    'Dinți cu os aproape complet pierdut, la care tratamentul doar amână extracția; vă spunem deschis.',
    'Chirurgia parodontală la fumători activi sau fără igienă stabilă: rezultatul este mai puțin sigur.',
    'Boli generale dezechilibrate, până la avizul medicului curant.',
  ],
  course: 'Curățarea sub gingie, până la reevaluare',
  steps: [
    {
      title: 'Diagnostic',
      text: 'Măsurăm pungile, notăm sângerarea și mobilitatea, analizăm radiografiile. Aflați stadiul și gradul bolii, pe înțeles.',
    },
    {
      title: 'Igienă și factori de risc',
      text: 'Exersăm periajul și curățarea interdentară, discutăm fumatul, diabetul, medicamentele. Această etapă hotărăște restul.',
    },
    {
      title: 'Instrumentare subgingivală',
      text: 'Cu anestezie locală, curățăm rădăcinile sub gingie în 2–4 ședințe. Antibioticul se adaugă rar, în forme bine alese.',
    },
    {
      title: 'Reevaluare',
      text: 'După 6–12 săptămâni măsurăm din nou. Unde pungile s-au închis, trecem la întreținere.',
    },
    {
      title: 'Intervenții punctuale',
      text: 'Pungile rămase se reinstrumentează ori se operează: acces cu lambou, regenerare în defecte verticale, grefă de gingie la retracții.',
    },
    {
      title: 'Întreținere',
      text: 'La 3–6 luni, după risc: măsurători, curățare, corectarea tehnicii. Este partea care păstrează rezultatul.',
    },
  ],
  pain: 'Detartrajul obișnuit (din igienizare) dă sensibilitate, rar durere. Instrumentarea sub gingie se face cu anestezie locală. După ședință, gingia poate fi sensibilă 1–3 zile, iar rădăcinile descoperite pot reacționa la rece câteva săptămâni; pastele desensibilizante și lacul cu fluor ajută.',
  healing:
    'Sângerarea scade în 1–2 săptămâni de igienă corectă. Gingia se strânge în 4–8 săptămâni, iar dinții pot părea mai lungi și spațiile mai vizibile: este semn că umflătura a cedat. După chirurgie, firele rămân 7–14 zile, cu alimente moi și fără periaj pe zona operată.',
  risks: [
    'Sensibilitate la rece și la dulce a rădăcinilor descoperite.',
    'Dinți aparent mai lungi și triunghiuri întunecate între ei după ce gingia se dezumflă.',
    'Mobilitate mai mare câteva zile după instrumentare.',
    'Abces parodontal, dacă tartrul adânc nu a putut fi îndepărtat complet.',
    'Revenirea bolii în lipsa întreținerii sau dacă fumatul continuă.',
    'După chirurgie: umflare, sângerare, retracție suplimentară, acoperire incompletă a rădăcinii.',
  ],
  alternatives: [
    {
      treatment: 'chirurgie_orala',
      text: 'Dinții care nu mai au suport se extrag, ca infecția să nu afecteze vecinii.',
    },
    {
      treatment: 'implant_dentar',
      text: 'După controlul bolii, un dinte pierdut poate fi înlocuit; implantul cere aceeași întreținere.',
    },
    {
      treatment: 'protetica',
      text: 'Când lipsesc mai mulți dinți, o lucrare bine gândită împarte forțele pe cei rămași.',
    },
  ],
  urgent: [
    'Umflătură dureroasă a gingiei, cu puroi sau febră.',
    'Dinte care s-a mobilizat brusc sau durere puternică la atingerea dinților.',
    'Gingii dureroase, cenușii la vârf, cu miros puternic și stare de rău.',
    'Sângerare a gingiei care nu se oprește după 30 de minute de apăsare.',
  ],
  questions: [
    {
      question: 'Se vindecă parodontita?',
      answer:
        'Poate fi oprită și ținută sub control, la fel ca alte boli cronice. Gingia se liniștește, dar osul pierdut revine doar parțial. Dacă întreținerea se oprește, boala poate porni din nou.',
    },
    {
      question: 'De ce îmi sângerează gingiile dacă le perii cu grijă?',
      answer:
        'De obicei tocmai între dinți rămâne placă, acolo unde periuța nu ajunge. Cu periuțe interdentare folosite zilnic, sângerarea scade adesea în 1–2 săptămâni. Dacă persistă, trebuie măsurate pungile.',
    },
    {
      question: 'Ce este o igienizare?',
      answer:
        'Curățarea făcută la cabinet: detartraj cu ultrasunete, jet cu pulbere fină, periaj profesional și sfaturi pentru acasă. Durează 45–60 de minute și curăță deasupra gingiei. Curățarea de sub gingie este alt tratament, pentru parodontită.',
    },
    {
      question: 'Detartrajul slăbește dinții?',
      answer:
        'Nu. Uneori tartrul ține ca un atelaj dinți care și-au pierdut deja osul, iar după curățare mobilitatea devine vizibilă. Lăsat pe loc, tartrul menține inflamația din cauza căreia se pierde os.',
    },
    {
      question: 'Cât de des trebuie să vin la întreținere?',
      answer:
        'La început la 3 luni, apoi la 4–6 luni dacă măsurătorile rămân stabile. Fumatul, diabetul și pungile rămase cer intervale mai scurte. Intervalul se stabilește după risc, nu după calendar.',
    },
    {
      question: 'Pot primi implant dacă am parodontită?',
      answer:
        'Da, după ce boala este sub control și igiena este stabilă. Riscul de infecție în jurul implantului rămâne mai mare, de aceea întreținerea regulată este o condiție, nu o recomandare.',
    },
  ],
  footnotes: {
    pungi: {
      definition:
        'Ponderea pungilor parodontale care nu mai sunt adânci după instrumentare subgingivală, fără chirurgie.',
      period: 'Cel puțin 12 luni; sinteză a 27 de studii, publicată în 2022',
      source: sources.citterio2022,
    },
  },
} satisfies TreatmentText
