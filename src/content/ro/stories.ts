import type { StoryText } from '../schema.ts'
import type { StoryId } from '../stories/stories.ts'

export const storyTexts = {
  'implant-molar-inferior': {
    title: 'Un molar pierdut, înlocuit cu un implant',
    name: 'Mihaela D.',
    treatment: 'Implant dentar și coroană pe implant',
    duration: '5 luni, de la consultație la coroană',
    before_after:
      'Primul molar din dreapta jos fusese extras cu mult timp în urmă, iar dinții vecini începuseră să se încline spre spațiul rămas. După vindecarea implantului, o coroană înșurubată umple spațiul, iar dinții vecini au rămas neșlefuiți.',
    before_alt:
      'Înainte: pe arcada de jos lipsește un molar, iar gingia este netedă între cei doi dinți vecini.',
    after_alt: 'După: spațiul gol este ocupat de o coroană pe implant, la aceeași înălțime cu dinții vecini.',
    testimonial:
      'Amânasem de ani buni, pentru că dintele lipsă nu se vedea. Mă obișnuisem să mestec doar pe stânga. Domnul doctor mi-a arătat pe tomografie ce se întâmplă cu dinții de alături și mi-a spus că pot aștepta, dar nu la nesfârșit. Seara de după operație am avut obrazul umflat și am luat pastila recomandată, a doua zi am lucrat de acasă. Astăzi uit care dintre ei este implantul.',
    results: [
      'Mestecă din nou pe ambele părți',
      'Dinții vecini nu au fost șlefuiți',
      'Controlul de la un an: os stabil pe radiografie',
    ],
  },
  'arcada-fixa-superioara': {
    title: 'De la proteza mobilă la o arcadă fixă pe implanturi',
    name: 'Gheorghe P.',
    treatment: 'Arcadă fixă pe implanturi, la maxilar',
    duration: '7 luni, cu lucrare provizorie în acest timp',
    before_after:
      'Pe arcada de sus mai rămăseseră câțiva dinți mobili, cu pungi adânci, care susțineau o proteză. Dinții au fost extrași, s-au inserat implanturile și s-a fixat o lucrare provizorie. După vindecare, aceasta a fost înlocuită cu lucrarea definitivă.',
    before_alt: 'Înainte: pe arcada de sus lipsesc mai mulți dinți, iar cei rămași sunt rari și alungiți.',
    after_alt: 'După: arcada de sus este completă, cu o lucrare fixă, sprijinită pe implanturi.',
    testimonial:
      'Nu mai mâncam în oraș, de teamă să nu se miște proteza. Mi s-a spus de la început că prima lucrare este provizorie, că opt săptămâni mănânc moale și că fumatul îmi strică șansele, așa că m-am lăsat. Au fost zile cu umflătură și multă supă. Ce m-a ajutat a fost că știam mereu ce urmează. Acum vin la igienizare de două ori pe an, asta face parte din înțelegere.',
    results: [
      'Lucrare fixă, care se curăță cu periuța și cu irigatorul bucal',
      'Nu mai poartă proteză mobilă pe arcada de sus',
      'Control și igienizare la fiecare șase luni',
    ],
  },
  'fatete-pe-dinti-uzati': {
    title: 'Fațete pentru dinți uzați de scrâșnit',
    name: 'Irina V.',
    treatment: 'Șase fațete ceramice și gutieră de noapte',
    duration: '6 săptămâni',
    before_after:
      'Dinții din față se scurtaseră și aveau margini ciobite. Întâi s-a făcut o gutieră pentru noapte, apoi o machetă purtată câteva zile. Fațetele au refăcut lungimea, fără să schimbe mult forma cu care pacienta era obișnuită.',
    before_alt: 'Înainte: dinții din față sunt scurți, cu marginile ciobite și inegale.',
    after_alt: 'După: aceiași dinți sunt puțin mai lungi, cu margini întregi, într-o linie lină.',
    testimonial:
      'Mă temeam de dinți prea albi și prea mari, cum vedeam la alții. Am purtat macheta un sfârșit de săptămână, am arătat-o soțului și am cerut să fie puțin mai scurți. I-au scurtat. Câteva zile după cimentare am simțit la rece. Gutiera de noapte nu e comodă, dar o port, pentru că am înțeles de ce mi s-au tocit dinții.',
    results: [
      'Lungimea dinților din față a fost refăcută',
      'Forma a fost aleasă de pacientă, după machetă',
      'Gutiera protejează fațetele în timpul nopții',
    ],
  },
  'fatete-incisivi-distantati': {
    title: 'Spațiul dintre incisivi, închis cu două fațete',
    name: 'Andreea M.',
    treatment: 'Două fațete ceramice pe incisivii centrali',
    duration: '4 săptămâni',
    before_after:
      'Între cei doi incisivi centrali de sus era un spațiu care reapăruse după un aparat purtat în adolescență. Pacienta nu a dorit un nou tratament ortodontic. Două fațete au lățit puțin dinții și au închis spațiul.',
    before_alt: 'Înainte: între cei doi incisivi centrali de sus se vede un spațiu negru îngust.',
    after_alt:
      'După: incisivii centrali se ating, spațiul dintre ei este închis, iar ceilalți dinți sunt neschimbați.',
    testimonial:
      'Mi s-au prezentat pe rând aparatul, compozitul și fațetele, cu prețuri și cu ce presupune fiecare. Am stat două săptămâni pe gânduri și nimeni nu m-a grăbit. Am ales fațetele, știind că nu mai e cale de întoarcere la dintele neatins. La probă am cerut să rămână o idee de transparență la margine și așa au rămas.',
    results: [
      'Spațiul dintre incisivi este închis',
      'Au fost lucrați doar doi dinți',
      'Ața dentară trece în continuare între dinți',
    ],
  },
  'aparat-fix-la-adult': {
    title: 'Aparat dentar la 41 de ani, pentru dinți înghesuiți',
    name: 'Cătălin R.',
    treatment: 'Aparat dentar fix, apoi contenție',
    duration: '20 de luni de aparat',
    before_after:
      'Dinții de jos erau înghesuiți și suprapuși, greu de curățat, iar gingia sângera la periaj. După tratamentul gingiilor, aparatul fix i-a așezat în arc. În spatele lor a rămas un fir subțire de contenție.',
    before_alt: 'Înainte: dinții din față sunt înghesuiți, suprapuși și răsuciți.',
    after_alt: 'După: dinții sunt aliniați într-un arc regulat, fără suprapuneri.',
    testimonial:
      'La birou au fost glume în prima săptămână, apoi nimeni nu l-a mai observat. După fiecare strângere îmi erau dinții sensibili două, trei zile și mâncam paste. Greu a fost periajul de la prânz. Am început pentru gingii, nu pentru zâmbet, și tot asta mă bucură: ața dentară trece acum peste tot.',
    results: [
      'Dinții aliniați se curăță mai ușor',
      'Gingia nu mai sângerează la periaj',
      'Poartă contenție și vine la control o dată pe an',
    ],
  },
  'gutiere-pentru-spatieri': {
    title: 'Gutiere transparente pentru spații între dinți',
    name: 'Sorina T.',
    treatment: 'Gutiere transparente, apoi contenție de noapte',
    duration: '11 luni',
    before_after:
      'Dinții de sus erau ușor împinși în față și aveau spații între ei. Gutierele, schimbate la două săptămâni, au adus dinții înapoi și au închis spațiile. Noaptea, pacienta poartă o gutieră de contenție.',
    before_alt: 'Înainte: între dinții de sus sunt mai multe spații, iar incisivii stau în evantai.',
    after_alt: 'După: spațiile sunt închise, iar dinții de sus stau unul lângă altul, drepți.',
    testimonial:
      'Lucrez cu publicul și nu am vrut metal. Doamna doctor mi-a spus cinstit că gutierele merg doar dacă le port aproape toată ziua, iar în vacanță am trișat și s-a văzut: am repetat două gutiere. Vorbirea a fost puțin ciudată prima săptămână. Acum port una doar noaptea și o consider parte din rutină, ca periajul.',
    results: [
      'Spațiile dintre dinți sunt închise',
      'Tratamentul s-a prelungit cu o lună față de plan',
      'Contenție purtată în fiecare noapte',
    ],
  },
  'albire-dupa-igienizare': {
    title: 'Întâi igienizare, apoi albire',
    name: 'Raluca B.',
    treatment: 'Igienizare și albire cu gutiere acasă',
    duration: '5 săptămâni, inclusiv o pauză',
    before_after:
      'Dinții aveau pete de cafea și o nuanță gălbuie. După igienizare și după tratarea unei carii mici, pacienta a făcut albirea acasă, cu gutiere și gel dozat de medic, și a luat o pauză de câteva zile când dinții au devenit sensibili.',
    before_alt: 'Înainte: toți dinții de sus au o nuanță gălbuie.',
    after_alt: 'După: aceiași dinți, cu aceeași formă, într-o nuanță mai deschisă.',
    testimonial:
      'Venisem hotărâtă să fac albirea în aceeași zi. Am plecat cu o igienizare și cu o carie de tratat, puțin dezamăgită, recunosc. Apoi am făcut albirea acasă, serile. În a patra zi mă înțepau dinții la aer rece, am sunat și mi s-a spus să fac pauză trei zile, apoi am continuat. Sunt dinții mei, doar mai deschiși la culoare.',
    results: [
      'Nuanță mai deschisă, aleasă împreună cu medicul',
      'Sensibilitatea a trecut după o pauză de trei zile',
      'O carie găsită și tratată înainte de albire',
    ],
  },
  'coroane-frontale-refacute': {
    title: 'Coroane vechi din față, refăcute',
    name: 'Doina S.',
    treatment: 'Patru coroane din zirconiu',
    duration: '8 săptămâni',
    before_after:
      'Coroanele vechi lăsau să se vadă o margine cenușie lângă gingie, iar una se mișca. Sub ea s-a refăcut un tratament de canal, apoi dinții au purtat coroane provizorii. Coroanele noi urmează linia gingiei.',
    before_alt:
      'Înainte: coroanele din față au o margine cenușie la gingie și o nuanță diferită de dinții vecini.',
    after_alt: 'După: coroanele noi au nuanța dinților vecini, iar marginea cenușie nu se mai vede.',
    testimonial:
      'Aveam coroanele de atâta timp, încât zâmbeam cu mâna la gură fără să-mi dau seama. Una se mișca și mi-era teamă că pierd dintele. Domnul doctor a refăcut canalul, apoi am așteptat o lună cu coroane provizorii, ca să fie siguri. A durat mai mult decât credeam, dar mi s-a spus de fiecare dată de ce.',
    results: [
      'Dintele cu retratament de canal a fost păstrat',
      'Marginea cenușie nu se mai vede',
      'Control cu radiografie după un an, stabilit din timp',
    ],
  },
  'incisiv-lateral-lipsa': {
    title: 'Un incisiv lateral care nu a crescut niciodată',
    name: 'Vlad N.',
    treatment: 'Implant dentar și coroană pe implant',
    duration: '6 luni',
    before_after:
      'Un incisiv lateral de sus lipsea din naștere, iar locul lui fusese păstrat cu un dinte provizoriu lipit. Implantul și coroana au înlocuit dintele provizoriu.',
    before_alt: 'Înainte: pe arcadă este un spațiu gol în locul unui dinte care lipsește.',
    after_alt: 'După: spațiul este ocupat de o coroană pe implant, asemănătoare dinților vecini.',
    testimonial:
      'Dintele provizoriu se dezlipea mereu când nu trebuia. Am așteptat să termin cu creșterea, apoi cu facultatea, și abia pe urmă am făcut implantul. A fost mai simplu decât îmi imaginam, dar a cerut răbdare.',
    results: ['Spațiul este ocupat de o coroană fixă', 'Dinții vecini nu au fost șlefuiți'],
  },
} satisfies Record<StoryId, StoryText>
