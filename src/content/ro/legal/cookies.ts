import type { PolicyText } from '../../schema.ts'

export const cookies = {
  meta: {
    title: 'Politica de cookie-uri a clinicii',
    description:
      'Ce păstrează site-ul clinicii pe dispozitivul dumneavoastră înainte și după alegere, la ce folosește, cât timp și cum vă răzgândiți.',
    keywords: ['politica de cookie-uri', 'setări cookie-uri', 'stocare locală', 'acord cookie-uri'],
  },
  title: 'Politica de cookie-uri',
  updated_on: '2026-11-21',
  lead: 'Numim aici „cookie-uri” tot ce un site poate păstra pe dispozitivul dumneavoastră: cookie-uri propriu-zise, stocare locală și copii de pagini. Site-ul clinicii {name} păstrează puțin și numai după ce alegeți.',
  sections: [
    {
      id: 'before-choice',
      title: 'Înainte de alegere: nimic',
      paragraphs: [
        'Până când apăsați unul dintre butoanele bannerului, site-ul nu scrie nimic: niciun cookie, nicio stocare locală, nicio copie de pagină pentru citit fără internet. (Browserul își ține, ca la orice site, propria memorie temporară; noi nu o folosim ca să vă recunoaștem.) Puteți citi totul și trimite formularele fără să alegeți. Fără JavaScript, bannerul nu apare și nu se păstrează nimic.',
      ],
    },
    {
      id: 'after-choice',
      title: 'După alegere: două intrări',
      paragraphs: [
        'Oricare ar fi răspunsul, și „Doar necesare”, păstrăm în stocarea locală a browserului două intrări: alegerea însăși și un identificator aleatoriu care o leagă de dovada ei. Sunt strict necesare ca să vă respectăm alegerea (art. 4 alin. (6) din Legea nr. 506/2004). O a treia există numai cât timp dovada așteaptă să fie trimisă.',
        'Dacă browserul nu permite stocarea, site-ul merge mai departe, dar vă întreabă din nou la pagina următoare.',
      ],
    },
    {
      id: 'stored-items',
      title: 'Tot ce se poate păstra',
      paragraphs: [
        'Tabelul cuprinde fiecare nume, cu locul, categoria, durata și scopul lui. Un asterisc ține locul unui sfârșit care diferă. Rândurile marcate pentru echipă privesc numai angajații care intră în cont.',
      ],
    },
    {
      id: 'categories',
      title: 'Cele patru categorii',
      paragraphs: ['Esențialele sunt mereu active. Celelalte sunt oprite până le porniți dumneavoastră.'],
      items: [
        'Esențiale: alegerea dumneavoastră și, pentru echipă, autentificarea',
        'Analiză: pagini citite, viteza lor, site-ul din care ați venit și apăsările pe telefon, trimise serverului nostru fără a păstra ceva pe dispozitiv; cookie-urile Google de analiză, numai dacă eticheta este configurată',
        'Marketing: cookie-urile Google de publicitate, numai dacă eticheta este configurată',
        'Funcționale: copii ale paginilor noastre, ca să le puteți citi fără internet',
      ],
    },
    {
      id: 'google',
      title: 'Eticheta Google',
      paragraphs: [
        'Site-ul poate lucra cu o etichetă Google, dacă clinica o configurează. Ea se încarcă numai după ce acceptați „Analiză” sau „Marketing”; până atunci nu pleacă nimic spre Google. Alegerea îi este transmisă prin modul de consimțământ: analiza urmează categoria „Analiză”, publicitatea urmează categoria „Marketing”.',
        'Cu acordul pentru marketing, Google poate folosi și cookie-uri de pe domeniile sale, după regulile sale de confidențialitate, publicate la policies.google.com.',
      ],
    },
    {
      id: 'change',
      title: 'Cum vă răzgândiți',
      paragraphs: [
        'Retragerea cere o singură apăsare, ca și acceptarea: „Retrag acordul”, în josul oricărei pagini și mai jos aici, cât timp ați acceptat ceva. Pentru o singură categorie deschideți „Setări cookie-uri”, opriți ce nu mai doriți și apăsați „Salvează preferințe”. Are efect imediat, și în celelalte file deschise: statisticile se opresc, iar eticheta Google nu mai primește acord.',
        'După aproape 23 de luni vă întrebăm din nou, înainte să ștergem dovada alegerii. Până răspundeți, nu este în vigoare decât strictul necesar.',
        'În fereastra setărilor vedeți data, versiunea și codul scurt al alegerii și o puteți descărca.',
        'Cookie-urile pe care Google le-a scris deja le puteți șterge din browser. Tot de acolo puteți șterge orice a păstrat site-ul; la vizita următoare vă vom întreba din nou.',
      ],
    },
    {
      id: 'browser-signals',
      title: 'Semnalele browserului',
      paragraphs: [
        'Dacă browserul trimite Global Privacy Control, notăm semnalul în dovada alegerii și nu îl socotim niciodată drept acord.',
      ],
    },
    {
      id: 'questions',
      title: 'Întrebări',
      paragraphs: [
        'Ne puteți scrie la {email} sau suna la {phone}. Ce date ajung la noi, cât le păstrăm și ce drepturi aveți aflați din politica de confidențialitate. Operatorul este {legalName}, {address}.',
      ],
    },
  ],
} satisfies PolicyText
