import { clinic } from '../clinic.ts'
import type { MemberText } from '../schema.ts'
import type { MemberId } from '../team.ts'

export const teamTexts = {
  'radu-stoenescu': {
    nume: 'Dr. Radu Stoenescu',
    functie: 'Medic primar chirurgie dento-alveolară, competență în implantologie',
    introduction: 'Pune implanturi și reface osul, după un plan pe care îl vedeți înainte pe tomografie.',
    descriere:
      'Se ocupă de implanturi, de adiția de os și de reabilitările fixe pe toată arcada. Explică pe tomografie, în cuvinte obișnuite, ce se vede, ce se poate face și ce mai poate aștepta.',
    for_whom: [
      'cine a pierdut unul sau mai mulți dinți',
      'cine a aflat că nu are destul os pentru implant',
      'cine poartă o proteză mobilă și dorește dinți ficși',
      'cine vrea o a doua părere înainte de o operație',
    ],
    experienta:
      'A făcut rezidențiatul în chirurgie dento-alveolară la București, a trecut examenul de medic specialist și apoi pe cel de medic primar. Primii ani i-a petrecut în gărzile de urgență, unde a învățat că o intervenție liniștită începe cu o discuție liniștită. Astăzi planifică fiecare implant pe tomografie, împreună cu medicul care va face coroana, ca poziția implantului să pornească de la dintele pe care îl va purta. Când osul nu ajunge, discută pe rând variantele: adiție de os, sinus lifting, un număr mai mic de implanturi sau o lucrare mobilă. Le spune pacienților și când un implant nu este potrivit pentru ei. Ține anual ateliere interne pentru colegii mai tineri și păstrează registrul de implanturi al clinicii, în care se notează controalele de după tratament.',
    courses: [
      { year: 2009, text: 'Curs de chirurgie orală pentru medici rezidenți, București' },
      {
        year: 2012,
        text: 'Program modular de implantologie: planificare, chirurgie și întreținere, un an, Cluj-Napoca',
      },
      { year: 2014, text: 'Tehnici de adiție de os și membrane, curs cu parte practică, Timișoara' },
      { year: 2016, text: 'Sinus lifting cu abord lateral și crestal, curs cu parte practică, Viena' },
      {
        year: 2019,
        text: 'Reabilitarea arcadei fără dinți pe patru și pe șase implanturi, curs în două module, Milano',
      },
      { year: 2022, text: 'Peri-implantita: prevenție, diagnostic și tratament, atelier, Iași' },
      { year: 2025, text: 'Urgențe medicale în cabinetul stomatologic, curs cu simulare, București' },
    ],
  },
  'ilinca-marinescu': {
    nume: 'Dr. Ilinca Marinescu',
    functie: 'Medic primar protetică dentară, estetică dentară',
    introduction:
      'Face fațete, coroane și lucrări pe implanturi, după o machetă pe care o încercați în gură.',
    descriere:
      'Lucrează fațete, coroane și lucrări protetice, de la un singur dinte la o arcadă întreagă. Pornește de la chipul și de la obiceiurile pacientului și șlefuiește cât mai puțin din dinte.',
    for_whom: [
      'cine are dinți uzați, ciobiți sau de altă culoare',
      'cine are coroane vechi de refăcut',
      'cine scrâșnește din dinți noaptea',
      'cine vrea să vadă rezultatul înainte de orice șlefuire',
    ],
    experienta:
      'S-a pregătit în protetică dentară la București și a devenit medic primar după mai mulți ani în care a lucrat zi de zi alături de tehnicieni dentari. De acolo i-a rămas grija pentru formă și pentru felul în care lumina trece printr-un dinte. Înainte de orice șlefuire face fotografii, o machetă și o probă în gură, pe care pacientul o poate purta câteva zile. Dacă proba nu îi place, o schimbă, pentru că este mai ușor de schimbat o machetă decât un dinte. Recomandă fațete doar când o albire, un aparat dentar sau o obturație mică nu rezolvă problema. Împreună cu chirurgul clinicii proiectează lucrările pe implanturi, iar pentru pacienții care scrâșnesc din dinți pregătește gutiere de protecție.',
    courses: [
      { year: 2012, text: 'Fotografie dentară pentru planul de tratament, curs practic, București' },
      { year: 2014, text: 'Preparații conservatoare pentru fațete, curs cu parte practică, Brașov' },
      {
        year: 2016,
        text: 'Program de estetică dentară: analiza zâmbetului, machetă, cimentare, patru module, Bologna',
      },
      {
        year: 2018,
        text: 'Coroane din zirconiu și ceramică: alegerea materialului, atelier cu tehnicieni, București',
      },
      { year: 2021, text: 'Lucrări protetice pe implanturi, curs în două module, Cluj-Napoca' },
      { year: 2024, text: 'Amprenta digitală și proiectarea asistată a coroanelor, curs practic, Sibiu' },
    ],
  },
  'tudor-avramescu': {
    nume: 'Dr. Tudor Avramescu',
    functie: 'Medic specialist endodonție',
    introduction: 'Tratează canale la microscop și dinți tratați demult, la care durerea a revenit.',
    descriere:
      'Face tratamente de canal și retratamente, la microscop. Primește adesea pacienți care vin cu teamă, așa că la începutul fiecărei ședințe le spune ce vor simți și cum îl pot opri oricând.',
    for_whom: [
      'cine are o durere care nu trece',
      'cine are un dinte cu un tratament de canal mai vechi',
      'cine a lovit un dinte',
      'cine se teme și vrea să poată opri oricând',
    ],
    experienta:
      'Este medic specialist în endodonție, cu rezidențiatul făcut la București. Lucrează sub microscop și cu izolare cu digă, pentru ca saliva și bacteriile să nu ajungă în canal în timpul tratamentului. O parte importantă din activitatea lui o reprezintă retratamentele: dinți tratați cu mult timp în urmă, la care infecția a revenit. Înainte de a începe spune deschis ce șanse are dintele și ce urmează dacă tratamentul nu reușește. După tratament cere o radiografie de control la un an și notează rezultatul în registrul clinicii. Crede că dintele propriu merită o încercare atunci când are șanse reale, dar nu insistă dacă rădăcina este fisurată.',
    courses: [
      { year: 2014, text: 'Instrumentarea rotativă a canalelor, curs practic, București' },
      { year: 2016, text: 'Microscopul în endodonție, curs cu parte practică, Iași' },
      {
        year: 2018,
        text: 'Retratamentul endodontic: îndepărtarea materialelor și a instrumentelor fracturate, atelier, Budapesta',
      },
      { year: 2021, text: 'Citirea tomografiei în endodonție, curs, Cluj-Napoca' },
      { year: 2025, text: 'Traumatismele dinților definitivi: protocol și urmărire, curs, București' },
    ],
  },
  'smaranda-nistor': {
    nume: 'Dr. Smaranda Nistor',
    functie: 'Medic specialist ortodonție și ortopedie dento-facială',
    introduction: 'Îndreaptă dinții copiilor și ai adulților și spune de la început cât durează.',
    descriere:
      'Îndreaptă dinții copiilor, adolescenților și adulților, cu aparate fixe sau cu gutiere transparente. Spune de la început cât durează, ce depinde de pacient și de ce purtăm aparatul de contenție.',
    for_whom: [
      'copii aflați la schimbarea dinților',
      'adolescenți cu dinți înghesuiți sau ieșiți în față',
      'adulți care au amânat aparatul',
      'cine pregătește locul pentru coroane sau implanturi',
    ],
    experienta:
      'Și-a făcut rezidențiatul în ortodonție la București și un stagiu de un semestru într-o clinică universitară din Germania. Tratează copii aflați la schimbarea dinților, adolescenți și mulți adulți care au amânat aparatul. Pentru fiecare pacient pregătește un plan cu fotografii, radiografii și o amprentă digitală, apoi explică două variante, cu avantajele și limitele lor. Colaborează cu medicul parodontolog atunci când gingiile au nevoie de tratament înaintea aparatului și cu medicul protetician când urmează coroane sau fațete. Vorbește cu adolescenții direct, nu doar cu părinții, pentru că ei vor purta aparatul. După tratament urmărește pacienții la control, ca dinții să rămână la locul lor.',
    courses: [
      { year: 2015, text: 'Diagnosticul ortodontic și analiza radiografiei de profil, curs, București' },
      {
        year: 2017,
        text: 'Aparate fixe: biomecanică pentru cazuri cu înghesuire, program de trei module, Cluj-Napoca',
      },
      { year: 2019, text: 'Gutiere transparente: indicații și limite, curs cu parte practică, München' },
      { year: 2021, text: 'Ortodonția adultului cu afectare parodontală, curs, București' },
      { year: 2023, text: 'Tratamentul interceptiv la copii, atelier, Brașov' },
      { year: 2026, text: 'Contenția pe termen lung, curs, Timișoara' },
    ],
  },
  'bogdan-iacob': {
    nume: 'Dr. Bogdan Iacob',
    functie: 'Medic specialist parodontologie',
    introduction: 'Tratează gingiile care sângerează sau se retrag și scoate molari de minte.',
    descriere:
      'Tratează bolile gingiilor, face extracții și intervenții de chirurgie orală. Are răbdare cu pacienții care nu au mai fost de mult la dentist și nu ține predici.',
    for_whom: [
      'cine vede sânge la periaj',
      'cine are dinți care se mișcă',
      'cine are un molar de minte care doare',
      'cine nu a mai fost de mult la dentist',
    ],
    experienta:
      'Este medic specialist în parodontologie și lucrează la granița dintre gingie, os și implant. Începe cu măsurarea gingiilor în jurul fiecărui dinte și cu o igienizare făcută temeinic, apoi verifică după câteva săptămâni ce s-a schimbat. Abia după aceea discută despre o intervenție, dacă mai este nevoie de ea. Face extracții, inclusiv molari de minte incluși, și răspunde la întrebări la telefon, în program, în zilele care urmează. Pacienților cu diabet sau cu tratament anticoagulant le cere datele medicului curant, ca planul să fie făcut împreună. Îi place să arate, pe modelul gurii, cum ajunge periuța acolo unde până acum nu ajungea.',
    courses: [
      { year: 2016, text: 'Instrumentarea parodontală manuală și cu ultrasunete, curs practic, București' },
      {
        year: 2018,
        text: 'Chirurgia parodontală: lambouri și regenerare, curs cu parte practică, Cluj-Napoca',
      },
      { year: 2020, text: 'Extracția molarilor de minte incluși, atelier, Iași' },
      {
        year: 2022,
        text: 'Grefe gingivale în jurul dinților și al implanturilor, curs în două module, Praga',
      },
      { year: 2024, text: 'Pacientul cu boli cronice în cabinetul stomatologic, curs, București' },
    ],
  },
  'maria-cernat': {
    nume: 'Dr. Maria Cernat',
    functie: 'Medic specialist pedodonție',
    introduction: 'Îi îngrijește pe copii, de la primul dinte, în pași mici și cu pauze la semnul lor.',
    descriere:
      'Îi tratează pe copii, de la primul dinte până în adolescență. Prima vizită este de obicei o vizită de cunoaștere: numărăm dinții, ne dăm cu scaunul și plecăm acasă.',
    for_whom: [
      'copii la prima vizită',
      'copii cărora le este teamă',
      'copii cu carii la dinții de lapte',
      'adolescenți, până trec la colegii ei',
    ],
    experienta:
      'A ales pedodonția încă din facultate și a făcut rezidențiatul la București. Lucrează în pași mici: întâi spune, apoi arată, abia la urmă face, iar copilul are un semn cu mâna cu care poate cere pauză. Cu părinții discută despre periaj, fluor, gustări și suzetă, fără reproșuri. Sigilează molarii, tratează carii la dinții de lapte și la cei definitivi și se ocupă de loviturile de la joacă. Când un copil nu poate fi tratat treaz, spune acest lucru și îndrumă familia către un serviciu cu medic anestezist. Îi revede pe copii la 3–6 luni, după risc, și cheamă medicul ortodont atunci când vede că mușcătura are nevoie de o părere în plus.',
    courses: [
      { year: 2017, text: 'Comunicarea cu copilul anxios, curs cu parte practică, București' },
      { year: 2019, text: 'Tratamentul cariei la dinții de lapte: tehnici puțin invazive, curs, Iași' },
      { year: 2021, text: 'Traumatismele dentare la copii, atelier, București' },
      { year: 2023, text: 'Sedarea inhalatorie în pedodonție: indicații și siguranță, curs, Valencia' },
      { year: 2025, text: 'Hipomineralizarea molarilor și a incisivilor, curs, Cluj-Napoca' },
    ],
  },
  'vlad-ungureanu': {
    nume: 'Dr. Vlad Ungureanu',
    functie: 'Medic dentist, stomatologie generală',
    introduction: 'Face prima consultație, tratează carii și ține firul unui plan cu mai mulți medici.',
    descriere:
      'Face consultația inițială, tratează carii, albește dinți și reface dinți cu obturații și coroane. Este medicul care ține firul când la un plan lucrează mai mulți colegi.',
    for_whom: [
      'cine vine prima dată la noi',
      'cine are o carie sau o plombă căzută',
      'cine dorește dinți mai albi',
      'cine revine după o pauză lungă și vrea un plan pe etape',
    ],
    experienta:
      'Este medic dentist cu practică generală și formare continuă în odontoterapie, estetică și endodonție. La prima vizită ascultă, examinează și scrie planul pe înțelesul pacientului: ce este urgent, ce poate aștepta, cât costă fiecare pas. Tratează carii cu materiale compozite, modelate în straturi, și face tratamente de canal la dinții cu anatomie simplă, iar pe ceilalți îi trimite colegului specialist. Înainte de o albire caută cariile și sensibilitatea, pentru că ele se tratează primele. Pentru pacienții care vin după o pauză lungă împarte planul în etape mici. Vorbește maghiara, limba în care a crescut o parte din familia lui.',
    courses: [
      { year: 2018, text: 'Obturații compozite stratificate pe dinții laterali, curs practic, Târgu Mureș' },
      { year: 2020, text: 'Tratamentul de canal în practica generală, curs cu parte practică, București' },
      { year: 2022, text: 'Albirea dinților: indicații, sensibilitate, urmărire, curs, Cluj-Napoca' },
      { year: 2024, text: 'Restaurări pe dinți uzați, curs în două module, București' },
      { year: 2026, text: 'Planul de tratament pe etape și discuția despre costuri, atelier, Brașov' },
    ],
  },
  'daniela-preda': {
    nume: 'Daniela Preda',
    functie: 'Asistentă medicală de medicină dentară, coordonatoarea sterilizării',
    descriere:
      'Lucrează alături de chirurg și răspunde de sterilizarea instrumentelor. Este persoana care sună a doua zi după o intervenție, ca să întrebe cum vă simțiți.',
    experienta: `A absolvit școala sanitară postliceală cu specializarea medicină dentară și a lucrat de la început în cabinete cu activitate chirurgicală. La ${clinic.name} pregătește sala de intervenții, urmărește fiecare trusă de la spălare până la pachetul sigilat și ține evidența testelor de sterilizare. În timpul unei intervenții stă lângă pacient și îi spune ce urmează. A scris fișele cu recomandări pe care le primiți acasă și le actualizează împreună cu medicii, după întrebările pe care le aude la telefon.`,
    courses: [
      { year: 2013, text: 'Sterilizare și controlul infecțiilor în cabinetul stomatologic, curs, București' },
      { year: 2017, text: 'Asistența la intervențiile de implantologie, curs practic, București' },
      { year: 2025, text: 'Prim ajutor și suport vital de bază, curs cu simulare, București' },
    ],
  },
  'andrei-luca': {
    nume: 'Andrei Luca',
    functie: 'Asistent medical de medicină dentară',
    descriere:
      'Lucrează alături de medicii de endodonție, estetică și pedodonție. Face fotografiile și amprentele digitale și are mereu o poveste pentru copiii care se tem de zgomot.',
    experienta:
      'A venit în stomatologie după școala sanitară postliceală și a rămas pentru că îi place lucrul de precizie. Pregătește izolarea cu digă, materialele și microscopul, face radiografiile cerute de medic și fotografiile de dinainte și de după tratament. Verifică de fiecare dată dacă pacientul a semnat acordul pentru fotografii și unde pot fi folosite. Cu pacienții mici numără dinții și denumește instrumentele pe limba lor. Vineri după-amiază recapitulează, cu recepția, programările săptămânii următoare.',
    courses: [
      { year: 2020, text: 'Lucrul la patru mâini în endodonție, curs practic, București' },
      { year: 2022, text: 'Radioprotecția în cabinetul stomatologic, curs, București' },
      { year: 2024, text: 'Scanarea intraorală pentru asistenți, atelier, Brașov' },
    ],
  },
  'corina-matei': {
    nume: 'Corina Matei',
    functie: 'Recepție și relația cu pacienții',
    descriere:
      'Răspunde la telefon, găsește o oră potrivită și explică planul de plată rând cu rând. Pe pacienții din străinătate îi ajută să grupeze vizitele într-o singură săptămână, dacă tratamentul permite.',
    experienta: `Înainte de ${clinic.name} a lucrat la recepția unui hotel, iar de atunci știe că primele minute contează. Ține agenda medicilor, pregătește documentele pentru prima vizită și verifică, înainte de fiecare etapă, că pacientul a primit devizul scris. Explică în română, engleză sau franceză ce cuprinde consultația gratuită și ce se plătește separat. Pentru urgențe păstrează în fiecare zi câteva ore libere. Nu dă sfaturi medicale la telefon, dar notează întrebarea și găsește un medic care să răspundă.`,
    courses: [
      { year: 2018, text: 'Protecția datelor pacienților în unitățile medicale, curs, București' },
      { year: 2023, text: 'Comunicarea cu pacientul anxios sau nemulțumit, atelier, București' },
    ],
  },
} satisfies Record<MemberId, MemberText>
