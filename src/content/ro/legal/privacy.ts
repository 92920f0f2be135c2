import { speaks } from '../../../locale.ts'
import { needs, wordsOf } from '../../needs.ts'
import type { PolicyText } from '../../schema.ts'

export const privacy = {
  meta: {
    title: 'Politica de confidențialitate a clinicii',
    description:
      'Ce date personale prelucrează site-ul clinicii, în ce scop, cât timp le păstrăm, cine ne ajută și ce drepturi aveți, pe înțelesul tuturor.',
    keywords: [
      'politica de confidențialitate',
      'protecția datelor',
      'GDPR clinică dentară',
      'drepturile pacientului',
    ],
  },
  title: 'Politica de confidențialitate',
  updated_on: '2026-11-29',
  lead: 'Pagina aceasta spune ce date personale prelucrează site-ul clinicii {name}, de ce, cât timp și ce ne puteți cere. Pentru fișa medicală există o informare separată, pe care o primiți la clinică.',
  sections: [
    {
      id: 'controller',
      title: 'Cine răspunde de datele dumneavoastră',
      paragraphs: [
        'Operatorul este {legalName}, societatea care administrează clinica {name}, cu adresa {address}. Codul fiscal, numărul din registrul comerțului și autorizația sunt în josul fiecărei pagini.',
        'Pentru orice întrebare despre date ne puteți scrie la {email}, ne puteți suna la {phone} sau ne puteți trimite o scrisoare la adresa de mai sus.',
        'Nu avem un responsabil cu protecția datelor: clinica are {dentists} și nu prelucrează date despre sănătate pe scară largă, în sensul art. 37 GDPR. Întrebările ajung la administratorul clinicii.',
        'Aplicăm Regulamentul (UE) 2016/679 (GDPR), Legea nr. 190/2018 și, pentru ce se păstrează pe dispozitivul dumneavoastră, Legea nr. 506/2004.',
      ],
    },
    {
      id: 'reading',
      title: 'Când doar citiți site-ul',
      paragraphs: [
        'Nu vă trebuie cont și nu vă cerem date. Înainte de alegerea din bannerul de cookie-uri nu scriem nimic pe dispozitivul dumneavoastră.',
        'Ca pagina să ajungă la dumneavoastră, furnizorul de găzduire prelucrează adresa IP și datele obișnuite ale unei cereri: ora, adresa cerută, tipul browserului. Serverul nostru folosește adresa IP numai pe moment, ca să limiteze trimiterile prea dese. Temeiul este interesul legitim de a livra și de a proteja site-ul (art. 6 alin. (1) lit. f) GDPR).',
        'Pe server numărăm accesările fără să știm ale cui sunt: tiparul paginii, limba, felul răspunsului (reușit, redirecționat, negăsit, eroare), formularele trimise și adresele vechi sau negăsite. Numărătoarea nu citește nimic de pe dispozitiv.',
        'Când ceva se strică, browserul ne trimite un raport: mesajul erorii, locul din cod, tiparul paginii, versiunea site-ului. Rapoartele și jurnalele noastre tehnice sunt făcute să nu cuprindă date personale și se șterg după cel mult 30 de zile.',
        `Site-ul nu încarcă fonturi${wordsOf('videos', ', hărți sau filme', ' sau hărți')} de pe serverele altora. Linkurile către alte site-uri trimit date abia când le deschideți.${wordsOf('instalments', ' Calculatorul de rate nu trimite nimic creditorului.')}`,
      ],
    },
    {
      id: 'contact',
      title: 'Când cereți o programare sau ne scrieți',
      paragraphs: [
        'Scopul este să vă răspundem și să pregătim vizita. Temeiul este art. 6 alin. (1) lit. b) GDPR: demersuri făcute la cererea dumneavoastră, înaintea unui contract. Ce vă supără, tratamentul ales, ce ați bifat pentru o vizită mai ușoară și mesajul pot spune ceva despre sănătate; pe acestea le prelucrăm în temeiul art. 9 alin. (2) lit. h), pentru îngrijire stomatologică, și le citesc numai persoane ținute de secretul profesional.',
        'Vă rugăm să nu scrieți în mesaj diagnostice sau CNP și să nu trimiteți documente medicale. Vorbim despre ele la telefon sau la vizită.',
        'Numele și o cale de a vă răspunde (telefon sau e-mail) sunt necesare; fără ele nu vă putem contacta. Restul este la alegere.',
        'Clinica este anunțată printr-un e-mail fără detalii despre sănătate, cu un link către cerere. Recepția notează la cerere ce a stabilit cu dumneavoastră. Cererea se șterge la 90 de zile după trimitere, cu notele ei. Dacă deveniți pacient, datele necesare trec în fișa medicală, care are propriile termene legale.',
        'Cererea are o pagină a ei, pe care o deschideți dintr-un link secret și de unde o puteți schimba sau anula. Vă trimitem linkul și prin e-mail, dacă ne lăsați o adresă. Din link păstrăm numai o amprentă criptografică; pagina nu vă arată numele, telefonul sau adresa și dispare odată cu cererea.',
        'Împotriva mesajelor automate folosim un câmp ascuns, un marcaj de timp și o limită de trimiteri. Pentru limită, adresa IP este folosită pe moment și nu se păstrează împreună cu cererea. Dacă activăm verificarea Cloudflare Turnstile, aceasta prelucrează date tehnice ale browserului numai în acest scop.',
        'Formularul ne trimite numai ce completați dumneavoastră:',
      ],
      items: [
        'numele și telefonul sau adresa de e-mail',
        `limba în care doriți răspunsul${speaks('en') ? ' și, în formularul în engleză, țara' : ''}`,
        'ce vă supără, dacă ați pornit de acolo, și tratamentul și medicul care vă interesează, dacă le alegeți',
        'zilele și părțile zilei care vi se potrivesc',
        'ce v-ar face vizita mai ușoară, dacă bifați ceva',
        'mesajul și rândurile din devizul orientativ, dacă le atașați',
      ],
    },
    {
      id: 'newsletter',
      title: 'Când vă abonați la noutăți',
      paragraphs: [
        'Prelucrăm adresa de e-mail și limba, cu acordul dumneavoastră (art. 6 alin. (1) lit. a) GDPR). Abonarea are doi pași: primiți un mesaj cu un link valabil 48 de ore, iar lista vă cuprinde abia după ce confirmați. Din link păstrăm numai o amprentă criptografică.',
        'Bifa de noutăți din formularul de contact este separată, nebifată și fără efect asupra cererii. Și ea duce la același mesaj de confirmare.',
        'Vă puteți dezabona din orice mesaj, fără explicații. Adresele neconfirmate se șterg în cel mult 7 zile; dacă mesajul de confirmare nu a putut fi livrat sau a fost raportat ca nedorit, le păstrăm 30 de zile, numai ca să nu le mai scriem. După dezabonare păstrăm încă 24 de luni dovada acordului și a retragerii lui, apoi o ștergem.',
        'După fiecare newsletter ținem minte 30 de zile cui i-a fost trimis, ca să nu îl primiți de două ori. O adresă la care mesajele nu mai ajung este scoasă din listă. Nu urmărim dacă deschideți mesajele sau linkurile din ele.',
      ],
    },
    {
      id: 'stories',
      title: 'Când povestiți despre tratamentul dumneavoastră',
      paragraphs: [
        'Povestea unui pacient apare pe site numai cu acordul lui explicit, semnat pe hârtie (art. 9 alin. (2) lit. a) GDPR), și numai cu ce cuprinde acordul: textul, prenumele și inițiala, fotografiile dinainte și de după. Numele întreg nu apare niciodată.',
        'Despre acord păstrăm cine a semnat, când, pentru ce, până când și care este hârtia. Le văd numai administratorii clinicii.',
        'Vă puteți retrage acordul oricând, fără explicații: povestea și fotografiile dispar imediat de pe site, fotografiile se șterg în noaptea următoare, iar textul după 30 de zile. Un acord dat pe o perioadă se încheie de la sine în ultima ei zi. Dovada acordului o păstrăm încă trei ani după încheierea lui, cât ne-ar putea fi cerută (art. 17 alin. (3) lit. e) GDPR).',
      ],
    },
    {
      id: 'consent',
      title: 'Dovada alegerii despre cookie-uri',
      paragraphs: [
        'Legea ne cere să putem dovedi acordul (art. 7 alin. (1) GDPR; temei: art. 6 alin. (1) lit. c)). De aceea, când alegeți, păstrăm un rând în baza de date.',
        'Rândul nu cuprinde adresa IP, tipul browserului sau pagina pe care vă aflați. Identificatorul nu are legătură cu numele dumneavoastră și nu este folosit la statistici. Îl tratăm totuși ca dată personală.',
        'Păstrăm rândul 24 de luni de la înregistrare, apoi îl ștergem. Cu o lună înainte site-ul vă întreabă din nou, ca nicio alegere în vigoare să nu rămână fără dovadă. Termenul acoperă timpul în care ne-ar putea fi cerută dovada și nu este mai lung decât ne trebuie pentru ea.',
        'Fără identificator nu putem afla care rând vă aparține. Îl găsiți în „Setări cookie-uri”, de unde vă puteți descărca și alegerea.',
        'Rândul de dovadă cuprinde:',
      ],
      items: [
        'un identificator aleatoriu, creat în browser în clipa alegerii, și numărul evenimentului',
        'categoriile acceptate și refuzate, data și ora, versiunea textului',
        'limba paginii și locul alegerii (banner sau fereastra de preferințe)',
        'semnalul Global Privacy Control, dacă browserul îl trimite',
        'contul de angajat, numai dacă persoana este autentificată ca membru al echipei',
      ],
    },
    {
      id: 'insights',
      title: 'Statistici, numai cu acordul pentru analiză',
      paragraphs: [
        'Dacă acceptați categoria „Analiză”, site-ul ne trimite adresa paginii citite (fără ce urmează după semnul întrebării), tiparul ei, câteva măsurători de viteză, numele site-ului din care ați venit și faptul că ați apăsat pe numărul de telefon. Nu le legăm de identificatorul alegerii, de cererile din formular sau între ele, pentru că pagina unui tratament poate sugera ceva despre sănătate.',
        'Temeiul este acordul (art. 6 alin. (1) lit. a) GDPR), pe care îl puteți retrage oricând. Statisticile se păstrează cel mult 3 luni.',
        'O etichetă Google se încarcă numai dacă clinica a configurat-o și numai după ce acceptați „Analiză” sau „Marketing”. Atunci Google primește adresa IP, pagina și datele din cookie-urile sale. Detaliile sunt în politica de cookie-uri.',
      ],
    },
    {
      id: 'staff',
      title: 'Conturile echipei',
      paragraphs: [
        'Zona de administrare este numai pentru echipa clinicii. Pentru ea păstrăm adresa de e-mail a contului, parola sub formă de amprentă criptografică, cheia codului de pe telefon, dacă îl folosește, momentele autentificării și, pe durata fiecărei sesiuni, numele browserului și al sistemului, cât timp contul există. Jurnalul a ceea ce face fiecare cont se șterge după 24 de luni. Vizitatorii nu au conturi.',
      ],
    },
    {
      id: 'recipients',
      title: 'Cine ne ajută',
      paragraphs: [
        'Nu vindem și nu închiriem date. La o autoritate ajung numai când legea ne obligă.',
        'Pentru funcționarea site-ului le încredințăm numai celor de mai jos, pe bază de contract (art. 28 GDPR):',
      ],
      items: [
        'Cloudflare: găzduirea și livrarea site-ului, protecția împotriva atacurilor, statisticile, cozile de așteptare pentru cererile pe care baza de date nu le-a putut primi pe loc (cel mult 14 zile)',
        'Supabase: baza de date și autentificarea echipei, într-un centru de date din Uniunea Europeană',
        'furnizorul prin care trimitem e-mailurile clinicii: adresa destinatarului și textul mesajului',
        'Google: numai dacă eticheta este configurată și dumneavoastră ați acceptat; pentru publicitate, Google este operator separat',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferuri în afara Uniunii Europene',
      paragraphs: [
        'Cloudflare, Supabase și Google sunt grupuri cu societăți în Statele Unite. Accesul de acolo sau trecerea datelor prin rețeaua lor se sprijină pe decizia de adecvare pentru Cadrul UE–SUA privind confidențialitatea datelor, pentru societățile certificate, sau pe clauzele contractuale standard ale Comisiei Europene (art. 45 și 46 GDPR).',
        'Ne puteți cere oricând o copie a acestor garanții la {email}.',
      ],
    },
    {
      id: 'retention',
      title: 'Cât păstrăm, pe scurt',
      paragraphs: ['Termenele de mai jos sunt cele mai lungi. La împlinirea lor datele se șterg.'],
      items: [
        'cereri de contact: 90 de zile',
        ...needs(
          'newsletter',
          'abonare neconfirmată: 7 zile, sau 30 dacă mesajul nostru a fost respins ori raportat ca nedorit; abonare confirmată: până la dezabonare, iar dovada încă 24 de luni',
        ),
        ...needs(
          'stories',
          'povestea unui pacient: cât are acordul lui; fotografiile, o noapte, și textul, 30 de zile după retragere; dovada acordului încă trei ani',
        ),
        'alegerea despre cookie-uri: 24 de luni',
        'statistici: 3 luni',
        'jurnalul conturilor echipei: 24 de luni',
        'jurnale tehnice și rapoarte de erori, fără date personale: 30 de zile',
      ],
    },
    {
      id: 'rights',
      title: 'Drepturile dumneavoastră',
      paragraphs: [
        'Ne puteți scrie la {email}, suna la {phone} sau întreba la recepție, gratuit. Răspundem în cel mult o lună. Dacă cererea este complicată, termenul se poate prelungi cu încă două luni, iar noi vă anunțăm din prima lună. S-ar putea să vă rugăm să dovediți că datele sunt ale dumneavoastră.',
        'Potrivit GDPR, ne puteți cere:',
      ],
      items: [
        'acces la date și o copie a lor',
        'corectarea datelor greșite sau incomplete',
        'ștergerea datelor',
        'restricționarea prelucrării',
        'portabilitatea datelor pe care ni le-ați dat',
        'opoziția față de o prelucrare întemeiată pe interesul legitim',
        'retragerea acordului, oricând, fără a schimba ce s-a făcut înainte de retragere',
      ],
    },
    {
      id: 'complaint',
      title: 'Plângere la autoritate',
      paragraphs: [
        'Dacă credeți că v-am încălcat drepturile, vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), B-dul G-ral Gheorghe Magheru nr. 28–30, Sector 1, București, www.dataprotection.ro, autorității din țara Uniunii Europene în care locuiți sau instanței. Ne-ar bucura să ne spuneți întâi nouă, ca să putem îndrepta lucrurile.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Decizii automate și minori',
      paragraphs: [
        `Nu luăm decizii automate despre dumneavoastră și nu facem profiluri. Devizul orientativ ${wordsOf('instalments', 'și calculul ratelor sunt simple adunări', 'este o simplă adunare')}, fără urmări asupra dumneavoastră.`,
        `Pentru un copil, cererea o trimite un părinte sau un tutore.${wordsOf('newsletter', ' La noutăți se poate abona cine a împlinit 16 ani.')} Dacă aflăm că un copil ne-a scris fără știrea părinților, vorbim cu părinții sau ștergem datele.`,
      ],
    },
    {
      id: 'security',
      title: 'Cum păzim datele',
      paragraphs: [
        'Conexiunea la site este criptată. Baza de date este accesibilă numai serverului nostru, cu reguli care arată fiecărui cont doar ce îi trebuie. Datele despre sănătate nu apar în jurnale și nici în subiectul e-mailurilor. Echipa intră cu cont și parolă, iar un cont închis își pierde accesul imediat.',
        'Nicio măsură nu înlătură orice risc. Dacă se produce o încălcare care vă poate afecta serios, vă anunțăm și înștiințăm ANSPDCP în termenul legal de 72 de ore.',
      ],
    },
    {
      id: 'changes',
      title: 'Schimbări ale acestei pagini',
      paragraphs: [
        'Când prelucrăm altfel datele, schimbăm textul și data de sus. Datele primite înainte nu le folosim într-un scop nou fără să vă anunțăm și, unde legea o cere, fără acordul dumneavoastră.',
      ],
    },
  ],
} satisfies PolicyText
