import { called } from '../../content/ro/called.ts'
import { city } from '../../content/ro/city.ts'
import { directions } from '../../content/ro/directions.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Cererea dumneavoastră', called),
    description:
      'Pagina cererii dumneavoastră de programare: ce ați cerut, când vă răspundem, devizul, cum o schimbați sau o anulați.',
    keywords: ['cerere programare', `clinică dentară ${city}`, 'anulare cerere'],
  },
  title: 'Cererea dumneavoastră',
  received: 'Cererea {code}, primită {date}, ora {time}.',
  /** How far it is, in words for the patient who asked. */
  states: {
    new: 'Vă contactăm până {day}. Încă nu este o programare: ora o stabilim când vorbim.',
    late: 'Trebuia să vă contactăm până {day}. Ne cerem scuze: sunați la {phone} și spuneți codul.',
    called: 'Am vorbit cu dumneavoastră. Dacă mai aveți o întrebare, sunați la {phone} și spuneți codul.',
    no_answer: 'V-am căutat și nu am reușit să vorbim. Sunați-ne la {phone} și spuneți codul.',
    scheduled:
      'Programarea este stabilită, la ora pe care v-am spus-o. Pentru orice schimbare, sunați la {phone}.',
    no_show: 'Dacă doriți altă oră, sunați la {phone} și spuneți codul.',
    done: 'Cererea este rezolvată. Pentru orice altceva, sunați la {phone} și spuneți codul.',
  },
  keep: {
    title: 'Păstrați această pagină',
    text: 'Puneți-o la favorite sau tipăriți-o. Adresa ei este secretă: cine o are vede cererea, așa că nu o trimiteți mai departe. Pagina se șterge odată cu cererea, după 90 de zile.',
  },
  asked: 'Ce ați cerut',
  labels: {
    answer: 'Cum vă răspundem',
    answer_locale: 'În ce limbă vă răspundem',
    wishes: 'Zile dorite',
    comfort: 'Pentru o vizită mai ușoară',
  },
  ways: { both: 'la telefon sau prin e-mail', phone: 'la telefon', email: 'prin e-mail' },
  since: { title: 'Ce ne-ați scris de atunci', at: '{date}, ora {time}' },
  cancelled: {
    lead: 'Ați anulat cererea la {date}, ora {time}. Nu vă mai contactăm pentru ea.',
    again: 'V-ați răzgândit? Trimiteți o cerere nouă sau sunați la {phone} și spuneți codul.',
  },
  change: {
    title: 'Schimbați sau anulați',
    label: 'Ce schimbăm?',
    hint: 'De exemplu altă zi sau alt număr de telefon, în cel mult {max} de caractere. Recepția vede pe loc ce ați scris, cu ora. Fără diagnostice și fără CNP.',
    submit: 'Trimite schimbarea',
    cancelText:
      'Nu mai aveți nevoie de programare? Apăsați o dată și recepția vede că ați anulat. Nu trebuie să spuneți de ce.',
    cancel: 'Anulează cererea',
    errors: {
      empty: 'Scrieți ce schimbăm, apoi apăsați din nou.',
      long: 'Puteți scrie cel mult {max} de caractere; acum sunt {count}.',
      cnp: 'Textul pare să conțină un CNP. Pentru siguranța dumneavoastră, vă rugăm să îl ștergeți.',
      many: 'Ați trimis deja cinci schimbări. Pentru altele, sunați la {phone} și spuneți codul.',
      refused: 'Nu am putut înregistra schimbarea așa cum este scrisă. Sunați la {phone} și o notăm noi.',
    },
    prefix: 'Eroare:',
  },
  kept: {
    title: 'Am primit ce ați apăsat',
    text: 'L-am notat, cu ora. În acest moment nu putem deschide cererea: îl trecem în ea când putem, dacă linkul duce la una pe care o avem. Reîncărcați pagina peste câteva minute; nu trebuie să apăsați din nou.',
  },
  lost: {
    title: 'Nu am putut înregistra acum',
    text: 'Nu știm dacă ce ați apăsat a ajuns la noi. Apăsați din nou peste un minut, se notează o singură dată, sau sunați la {phone}.',
    retry: 'Încearcă din nou',
  },
  bill: {
    title: 'Devizul trimis cu cererea',
    row: 'Tratament',
    price: 'Preț',
    note: 'Prețurile sunt cele din ziua cererii. Medicul confirmă devizul după consultație.',
  },
  visit: {
    title: 'Când veniți la noi',
    way: 'Cum ajungeți',
    ways: directions,
    map: 'Vezi pe hartă',
    bring: 'Ce aduceți',
    items: [
      'Actul de identitate.',
      'Lista medicamentelor pe care le luați, cu dozele.',
      'Radiografiile din ultimul an, pe film, pe CD sau în telefon.',
    ],
  },
  gone: {
    title: 'Aici nu mai este nicio cerere',
    text: 'Linkul nu duce la o cerere pe care o mai avem. Cererile se șterg după 90 de zile sau când ne cereți, cu tot cu pagina lor. Dacă ați trimis-o acum câteva minute, încercați din nou puțin mai târziu; altfel, verificați dacă linkul este întreg sau sunați la {phone}.',
  },
  rate: {
    title: 'Încercați din nou peste un minut',
    text: 'Pagina a fost deschisă de multe ori la rând. Așteptați un minut, apoi reîncărcați-o sau sunați la {phone}.',
  },
  unavailable: {
    title: 'Nu putem căuta cererea acum',
    text: 'În acest moment nu putem afla ce cerere are acest link. Nu am schimbat nimic. Reîncărcați pagina peste câteva minute sau sunați la {phone}.',
  },
  contact: 'Trimite o cerere nouă',
  home: 'Înapoi acasă',
}

export type RequestWords = Shape<typeof words>
