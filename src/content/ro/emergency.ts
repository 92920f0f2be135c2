import type { Emergency } from '../schemas/emergency-schema.ts'

const call112 =
  'Sunați la 112 dacă respirați sau înghițiți greu, dacă aveți febră sau o umflătură și gura se deschide tot mai greu ori dacă o umflătură se întinde spre ochi sau spre gât.'

const knockedOut =
  'Dinte definitiv ieșit din loc: țineți-l de coroană, clătiți-l câteva secunde cu lapte sau apă, puneți-l la loc și mușcați ușor pe o batistă. Dacă nu reușiți, țineți-l în lapte. Ajungeți imediat la dentist sau la camera de gardă, de preferat în 30 de minute. Dintele de lapte nu se pune la loc.'

export const emergency = {
  call112,
  knockedOut,
  closed:
    'În afara programului, deci și {closed}, clinica este închisă și nu răspundem la telefon. Pentru o umflătură, o sângerare sau un dinte scos din loc mergeți la camera de gardă a unui spital cu chirurgie oro-maxilo-facială. Cu alte dureri puteți aștepta până deschidem, cu un calmant obișnuit; sunați-ne atunci.',
  whileClosed: {
    hospital: 'Acum este închis. Mergeți la camera de gardă a unui spital cu chirurgie oro-maxilo-facială.',
    wait: 'Acum este închis, iar durerea poate aștepta până deschidem. Dacă apar febră sau o umflătură ori durerea crește, mergeți la camera de gardă.',
  },
  fee: 'Consultația de urgență se plătește conform listei de prețuri; tratamentul, separat.',
  painkillers:
    'Luați un calmant obișnuit, după prospect, și numai dacă vi se potrivește. Nu luați paracetamol din două medicamente deodată (se află și în cele de răceală); cere prudență în bolile de ficat. Ibuprofenul nu se potrivește în ulcer, boli de rinichi, insuficiență cardiacă, astm sensibil la aspirină, cu anticoagulante sau în a doua jumătate a sarcinii; în prima jumătate, numai cu acordul medicului. La copii doza se dă după greutate; nu le dați aspirină.',
  levels: { '112': 'Sunați la 112', call: 'Sunați-ne acum', book: 'Cereți o programare' },
  closedLevels: { hospital: 'Acum, la camera de gardă', wait: 'Sunați când deschidem' },
  printedLevels: {
    hospital: 'Sunați-ne. Când este închis, mergeți la camera de gardă',
    wait: 'Sunați-ne. Când este închis, poate aștepta până deschidem',
  },
  symptoms: {
    'spreading-swelling': {
      title: 'Umflătură care se întinde sau respirație grea',
      words: ['mi s-a umflat gâtul', 'mi se închide ochiul', 'nu pot înghiți', 'nu pot deschide gura'],
      may: 'O infecție a unui dinte care trece în țesuturile feței și ale gâtului. Se poate agrava în câteva ore.',
      now: [call112, 'Stați în șezut și rugați pe cineva să rămână lângă dumneavoastră.'],
      avoid: [
        'Nu conduceți și nu așteptați dimineața.',
        'Nu puneți căldură pe umflătură și nu luați antibiotic rămas de altă dată.',
      ],
    },
    'knocked-out-tooth': {
      title: 'Dinte ieșit din loc după o lovitură',
      words: ['mi-a sărit un dinte', 'dinte scos', 'i-a căzut dintele la joacă'],
      may: 'Un dinte definitiv pus repede la loc se poate păstra. Fiecare minut pe uscat îi scade șansele.',
      now: [knockedOut, 'Dacă v-ați lovit și la cap, ați leșinat sau ați vărsat, sunați la 112.'],
      avoid: [
        'Nu atingeți și nu frecați rădăcina.',
        'Nu lăsați dintele să se usuce și nu îl țineți în apă.',
        'Nu puneți la loc un dinte de lapte.',
      ],
    },
    'bleeding-after-extraction': {
      title: 'Sângerare după o extracție',
      words: ['sângerează după extracție', 'nu se oprește sângele', 'gura plină de sânge'],
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
      words: ['mă doare o măsea', 'durere de dinte noaptea', 'pulsează', 'doare la cald'],
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
    },
    swelling: {
      title: 'Gingie sau obraz umflat',
      words: ['mi s-a umflat obrazul', 'abces', 'puroi la gingie', 'umflat'],
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
      words: ['am căzut', 'dinte strâmb după lovitură', 'dinte spart', 's-a rupt un colț'],
      may: 'Dintele, rădăcina sau osul din jur pot fi rupte. Un dinte mutat din loc trebuie așezat repede.',
      now: [
        'Păstrați fragmentul în lapte sau în ser fiziologic.',
        'Puneți o compresă rece pe buză, cu pauze.',
        'Sunați-ne acum; când este închis, mergeți la camera de gardă. Dacă ați leșinat sau ați vărsat, sunați la 112.',
      ],
      avoid: ['Nu mușcați cu dintele lovit.', 'Nu îl împingeți cu forța la loc.'],
    },
    'pain-after-extraction': {
      title: 'Durere care crește după o extracție',
      words: ['doare după extracție', 'alveolită', 'durere în ureche după extracție'],
      may: 'Din ziua a doua sau a treia, o durere care crește și radiază spre ureche poate fi o alveolită: cheagul s-a pierdut.',
      now: [
        'Luați calmantul recomandat, la orele din fișă.',
        'Sunați-ne: se curăță și se pansează la cabinet, iar durerea scade de obicei repede.',
      ],
      avoid: ['Nu fumați.', 'Nu scormoniți locul și nu îl clătiți cu putere.'],
    },
    'wisdom-tooth': {
      title: 'Măsea de minte dureroasă, gingie umflată peste ea',
      words: ['măseaua de minte', 'îmi iese măseaua de minte', 'doare în spate'],
      may: 'Gingia care acoperă parțial măseaua s-a infectat (pericoronarită).',
      now: [
        'Periați blând locul și clătiți cu apă călduță cu sare.',
        'Sunați-ne în aceeași zi dacă mușcați pe gingie sau aveți febră. Când este închis, cu febră mergeți la camera de gardă.',
        call112,
      ],
      avoid: ['Nu puneți căldură pe obraz.', 'Nu luați antibiotic fără rețetă.'],
    },
    'broken-tooth-or-filling': {
      title: 'Dinte spart sau plombă căzută, cu durere mică',
      words: ['mi-a căzut plomba', 'dinte spart', 's-a rupt un dinte la mâncat'],
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
      words: ['mi-a căzut coroana', 'se mișcă puntea', 's-a dezlipit fațeta'],
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
      words: ['mă înțeapă sârma', 's-a desprins un bracket', 'aparat rupt'],
      may: 'Rareori este o urgență, dar un fir care apasă în obraz sau un bracket lipsă întârzie tratamentul.',
      now: [
        'Puneți ceară ortodontică pe capătul firului.',
        'Păstrați bracketul și cereți o programare în câteva zile.',
        'Dacă ați inhalat o piesă, sunați la 112.',
      ],
      avoid: ['Nu tăiați firul cu unelte din casă.', 'Nu întrerupeți purtarea gutierelor fără să întrebați.'],
    },
  },
} satisfies Emergency
