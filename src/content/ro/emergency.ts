import type { SymptomText } from '../complaints/symptom-text.ts'
import type { SymptomId } from '../complaints/symptoms.ts'
import { complaintWords } from './complaint-words.ts'
import { emergencyRoom, urgentAdvice } from './urgent-advice.ts'

const { call112, knockedOut } = urgentAdvice

const pieceMissing =
  'Dacă lipsește dintele sau un fragment și tușiți ori vă înecați, sunați la 112: poate a fost inhalat.'

const symptoms: Record<SymptomId, SymptomText> = {
  'spreading-swelling': {
    title: 'Umflătură care se întinde sau respirați greu',
    ...complaintWords['spreading-swelling'],
    may: 'O infecție a unui dinte care trece în țesuturile feței și ale gâtului. Se poate agrava în câteva ore.',
    now: [call112, 'Stați în șezut și rugați pe cineva să rămână lângă dumneavoastră.'],
    avoid: [
      'Nu conduceți și nu așteptați dimineața.',
      'Nu puneți căldură pe umflătură și nu luați antibiotic rămas de altă dată.',
    ],
  },
  'allergic-reaction': {
    title: 'Limbă, buze sau față umflate brusc, ca la o alergie',
    ...complaintWords['allergic-reaction'],
    may: 'O reacție alergică la un medicament, la anestezic, la latex sau la o mâncare. Poate închide căile respiratorii în câteva minute.',
    now: [
      'Sunați la 112 acum, chiar dacă încă respirați bine.',
      'Dacă aveți un autoinjector cu adrenalină, folosiți-l.',
      'Întindeți-vă cu picioarele ridicate; dacă respirați greu, stați în șezut.',
    ],
    avoid: [
      'Nu mai luați medicamentul bănuit.',
      'Nu conduceți și nu rămâneți fără cineva lângă dumneavoastră.',
    ],
  },
  'chest-pain': {
    title: 'Durere de maxilar cu durere în piept, față căzută brusc',
    ...complaintWords['chest-pain'],
    may: 'Durerea de maxilar poate veni de la inimă, mai ales cu apăsare în piept, cu o durere în braț sau cu transpirație rece. O față strâmbată brusc poate fi un accident vascular.',
    now: [
      'Sunați la 112 acum. Nu așteptați să treacă.',
      'Stați în șezut și nu faceți niciun efort.',
      'Rețineți ora la care a început.',
    ],
    avoid: ['Nu conduceți.', 'Nu luați un calmant ca să vedeți dacă trece.'],
  },
  'inhaled-piece': {
    title: 'Dinte, coroană sau piesă înghițită ori inhalată',
    ...complaintWords['inhaled-piece'],
    may: 'Ce este înghițit iese de obicei singur, dar trebuie știut sigur că nu a ajuns în plămâni.',
    now: [
      'Dacă tușiți, vă înecați sau respirați cu zgomot, sunați la 112: piesa poate a fost inhalată.',
      'Dacă respirați bine, sunați-ne; când este închis, mergeți la camera de gardă, unde se face o radiografie.',
      'Cu o piesă ascuțită sau cu o baterie, mergeți la camera de gardă la orice oră.',
    ],
    avoid: ['Nu provocați vărsături.', 'Nu dați mâncare sau laxative „ca să o împingă”.'],
  },
  'knocked-out-tooth': {
    title: 'Dinte căzut cu rădăcină cu tot, după o lovitură',
    ...complaintWords['knocked-out-tooth'],
    may: 'Un dinte definitiv pus repede la loc se poate păstra. Fiecare minut pe uscat îi scade șansele.',
    now: [
      knockedOut,
      'Fără lapte: scuipați într-un pahar și țineți dintele în salivă. Un adult îl poate ține și în obraz.',
      pieceMissing,
      'Dacă v-ați lovit și la cap, ați leșinat sau ați vărsat, sunați la 112.',
    ],
    avoid: [
      'Nu atingeți și nu frecați rădăcina.',
      'Nu lăsați dintele să se usuce și nu îl țineți în apă.',
      'Nu puneți la loc un dinte de lapte.',
    ],
  },
  'bleeding-after-extraction': {
    title: 'Sângerare după o extracție',
    ...complaintWords['bleeding-after-extraction'],
    may: 'Cheagul s-a desprins sau nu s-a format, mai des cu anticoagulante. Saliva roz, în prima zi, este obișnuită.',
    now: [
      'Mușcați ferm pe o compresă curată și umedă, 30 de minute fără întrerupere.',
      'Stați cu capul ridicat.',
      'Dacă sângerarea nu se oprește, sunați-ne; când este închis, mergeți la camera de gardă. Dacă este abundentă sau simțiți că leșinați, sunați la 112.',
    ],
    avoid: [
      'Nu clătiți, nu scuipați și nu beți cu paiul.',
      'Nu luați aspirină pentru durere. Nu opriți însă din proprie inițiativă anticoagulantul sau aspirina prescrisă pentru inimă.',
    ],
  },
  'pain-that-keeps-awake': {
    title: 'Durere care nu vă lasă să dormiți',
    ...complaintWords['pain-that-keeps-awake'],
    may: 'Nervul dintelui este inflamat sau infectat. Rareori durerea vine din gingie, din sinus sau din articulație.',
    now: [
      'Luați un calmant obișnuit, după prospect, dacă vi se potrivește.',
      'Dormiți cu capul mai sus și mâncați călduț, pe partea cealaltă.',
      'Sunați-ne în program: păstrăm timp pentru urgențe în fiecare zi de lucru.',
    ],
    avoid: [
      'Nu puneți aspirină sau alcool pe gingie: o ard.',
      'Nu luați antibiotic fără rețetă: durerea din nerv nu trece cu el.',
    ],
    closed:
      'Acum este închis. Durerea singură este chinuitoare, dar de obicei nu este periculoasă până deschidem: luați calmantul și sunați atunci. Dacă nu cedează la calmant ori apar febră sau o umflătură, mergeți la camera de gardă.',
  },
  swelling: {
    title: 'Gingie sau obraz umflat',
    ...complaintWords.swelling,
    may: 'Un abces: puroi adunat la vârful rădăcinii sau sub gingie. Trebuie golit și tratată cauza.',
    now: [
      'Umflătura trebuie văzută în aceeași zi, chiar dacă durerea a cedat: sunați-ne; când este închis, mergeți la camera de gardă.',
      'Clătiți cu apă călduță cu puțină sare și beți lichide.',
      call112,
    ],
    avoid: ['Nu spargeți umflătura și nu puneți căldură pe ea.', 'Nu amânați pentru că nu mai doare.'],
  },
  'moved-or-broken-by-a-blow': {
    title: 'Dinte mișcat sau rupt de o lovitură',
    ...complaintWords['moved-or-broken-by-a-blow'],
    may: 'Dintele, rădăcina sau osul din jur pot fi rupte. Un dinte deplasat trebuie așezat repede.',
    now: [
      'Căutați fragmentul și păstrați-l în lapte sau în ser fiziologic.',
      pieceMissing,
      'Puneți o compresă rece pe buză, cu pauze.',
      'Sunați-ne acum; când este închis, mergeți la camera de gardă. Dacă v-ați lovit la cap, ați leșinat sau ați vărsat, sunați la 112.',
    ],
    avoid: ['Nu mușcați cu dintele lovit.', 'Nu îl împingeți cu forța la loc.'],
  },
  'locked-jaw': {
    title: 'Gură care nu se mai închide, maxilar blocat',
    ...complaintWords['locked-jaw'],
    may: 'Mandibula a ieșit din articulație sau discul articulației s-a blocat. După o lovitură poate fi și o fractură.',
    now: [
      'Sprijiniți bărbia cu palma sau cu o eșarfă și respirați liniștit, pe nas.',
      'Sunați-ne acum; când este închis, mergeți la camera de gardă: se așază cu atât mai ușor cu cât este mai devreme.',
      call112,
    ],
    avoid: ['Nu încercați să o puneți la loc pe cont propriu.', 'Nu mâncați și nu beți până nu este văzută.'],
  },
  'pain-after-extraction': {
    title: 'Durere care crește după o extracție',
    ...complaintWords['pain-after-extraction'],
    may: 'Din ziua a doua sau a treia, o durere care crește și radiază spre ureche poate fi o alveolită: cheagul s-a pierdut.',
    now: [
      'Luați calmantul recomandat, la orele din fișă.',
      'Sunați-ne: se curăță și se pansează la cabinet, iar durerea scade de obicei repede.',
    ],
    avoid: ['Nu fumați.', 'Nu scormoniți locul și nu îl clătiți cu putere.'],
    closed:
      'Acum este închis. Este foarte neplăcut, dar de obicei nu este periculos: luați calmantul și sunați când deschidem. Cu febră, cu obrazul umflat sau cu o durere pe care calmantul nu o ține, mergeți la camera de gardă.',
  },
  numbness: {
    title: 'Amorțeală care nu trece după anestezie sau extracție',
    ...complaintWords.numbness,
    may: 'Anestezia trece de obicei în câteva ore. Dacă amorțeala rămâne, un nerv poate fi iritat și trebuie urmărit din timp.',
    now: [
      'Dacă fața s-a strâmbat, vorbiți neclar sau un braț nu are putere, sunați la 112 acum.',
      'Dacă amorțeala ține de mai mult de o zi, sunați-ne: notăm locul și urmărim cum revine.',
      'Până trece, mâncați cu grijă și nu foarte fierbinte, ca să nu vă mușcați.',
    ],
    avoid: [
      'Nu lăsați un copil să își muște buza amorțită.',
      'Nu puneți căldură sau gheață direct pe piele.',
    ],
    closed:
      'Acum este închis. Amorțeala rămasă după anestezie sau după o extracție poate aștepta până deschidem. Dacă se adaugă febră, o umflătură sau o durere mare, mergeți la camera de gardă.',
  },
  'wisdom-tooth': {
    title: 'Măsea de minte dureroasă, gingie umflată peste ea',
    ...complaintWords['wisdom-tooth'],
    may: 'Gingia care acoperă parțial măseaua s-a infectat (pericoronarită).',
    now: [
      'Periați blând locul și clătiți cu apă călduță cu sare.',
      'Sunați-ne în aceeași zi dacă mușcați pe gingie sau aveți febră. Când este închis, cu febră sau cu obrazul umflat mergeți la camera de gardă.',
      call112,
    ],
    avoid: ['Nu puneți căldură pe obraz.', 'Nu luați antibiotic fără rețetă.'],
    closed:
      'Acum este închis. Poate aștepta până deschidem dacă nu aveți febră, obrazul nu este umflat și deschideți gura bine. Altfel, mergeți acum la camera de gardă.',
  },
  'broken-tooth-or-filling': {
    title: 'Dinte spart sau plombă căzută, cu durere mică',
    ...complaintWords['broken-tooth-or-filling'],
    may: 'O carie veche, o obturație uzată sau o fisură. Dintele se poate de obicei reface, dacă nu așteptați mult.',
    now: [
      'Clătiți și păstrați fragmentul.',
      'Acoperiți marginea ascuțită cu ceară ortodontică sau gumă fără zahăr.',
      'Cereți o programare în zilele următoare; sunați-ne dacă vă doare din senin.',
    ],
    avoid: ['Nu mestecați pe partea aceea.', 'Nu puneți adeziv din comerț.'],
  },
  'loose-crown-or-veneer': {
    title: 'Coroană, punte sau fațetă desprinsă',
    ...complaintWords['loose-crown-or-veneer'],
    may: 'Cimentul a cedat sau sub lucrare este o carie. Adesea lucrarea poate fi lipită la loc.',
    now: [
      'Curățați lucrarea și păstrați-o într-o cutie.',
      'Cereți o programare în câteva zile: dintele descoperit se poate mișca.',
      'Dacă ați inhalat-o, sunați la 112.',
    ],
    avoid: ['Nu o lipiți cu adeziv din comerț.', 'Nu dormiți cu o lucrare care se mișcă.'],
  },
  braces: {
    title: 'Aparat dentar: fir care înțeapă, bracket desprins',
    ...complaintWords.braces,
    may: 'Rareori este o urgență, dar un fir care apasă în obraz sau un bracket lipsă întârzie tratamentul.',
    now: [
      'Puneți ceară ortodontică pe capătul firului.',
      'Păstrați bracketul și cereți o programare în câteva zile.',
      'Dacă ați inhalat o piesă, sunați la 112.',
    ],
    avoid: ['Nu tăiați firul cu unelte din casă.', 'Nu întrerupeți purtarea gutierelor fără să întrebați.'],
  },
}

export const emergency = {
  ...urgentAdvice,
  whileClosed: { hospital: `Acum este închis. Mergeți la ${emergencyRoom}.` },
  fee: 'Consultația de urgență se plătește conform listei de prețuri; tratamentul, separat.',
  levels: { '112': 'Sunați la 112', call: 'Sunați-ne acum', book: 'Cereți o programare' },
  closedLevels: { hospital: 'Acum, la camera de gardă', wait: 'Sunați când deschidem' },
  printedLevels: {
    hospital: 'Sunați-ne. Când este închis, mergeți la camera de gardă',
    wait: 'Sunați-ne. Când este închis, citiți cât poate aștepta',
  },
  symptoms,
}
