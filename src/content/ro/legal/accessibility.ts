import { speaks } from '../../../locale.ts'
import { needs, wordsOf } from '../../needs.ts'
import type { PolicyText } from '../../schema.ts'

export const accessibility = {
  meta: {
    title: 'Declarația de accesibilitate a site-ului',
    description:
      'Ce facem ca site-ul clinicii să poată fi folosit de toată lumea, cum îl verificăm, ce limite cunoaștem și cum ne semnalați o problemă.',
    keywords: [
      'declarație de accesibilitate',
      'WCAG 2.2 AA',
      'accesibilitate site clinică',
      'cititor de ecran',
    ],
  },
  title: 'Declarația de accesibilitate',
  updated_on: '2026-11-21',
  lead: 'Dorim ca oricine să poată citi acest site, să afle prețurile și să ceară o programare, oricum ar folosi calculatorul sau telefonul. Aici spunem ce am făcut, ce nu este încă rezolvat și cum ne puteți ajuta.',
  sections: [
    {
      id: 'aim',
      title: 'Ce ne-am propus',
      paragraphs: [
        `Țintim nivelul AA din Web Content Accessibility Guidelines (WCAG) 2.2, în română${speaks('en') ? ' și în engleză' : ''}, pe toate paginile. Site-ul nu a fost evaluat de un auditor independent, de aceea nu afirmăm că îndeplinește fiecare criteriu.`,
      ],
    },
    {
      id: 'measures',
      title: 'Ce am făcut',
      paragraphs: ['Cele mai importante lucruri:'],
      items: [
        'tot conținutul și formularele merg și fără JavaScript',
        'totul se poate face numai cu tastatura, cu un indicator de focalizare vizibil',
        'titlurile, zonele și linkul „Sari la conținut” ajută cititoarele de ecran',
        'erorile din formulare sunt explicate lângă câmp și adunate la începutul formularului',
        'textul se poate mări de patru ori, iar paginile încap pe un ecran de 320 de pixeli',
        'culorile au contrast suficient, pe fond deschis și pe fond închis, și nu sunt singurul purtător de sens',
        'mișcarea se oprește dacă ați cerut sistemului mai puține animații',
        'imaginile cu sens au descriere',
        ...needs('stories', 'pozele înainte și după spun în cuvinte ce s-a schimbat'),
        ...needs('videos', 'filmele au transcriere și pornesc numai când le cereți'),
      ],
    },
    {
      id: 'testing',
      title: 'Cum verificăm',
      paragraphs: [
        `La fiecare versiune, o verificare automată deschide paginile într-un browser real${speaks('en') ? ', în ambele limbi,' : ''} și le confruntă cu regulile axe pentru WCAG 2.2 AA; validăm și codul HTML. Verificările automate găsesc doar o parte din probleme.`,
        'De aceea privim paginile și cu ochiul liber: ecrane înguste și late, fond deschis și închis, text mărit, culori impuse de sistem, numai tastatură, versiunea de tipar.',
      ],
    },
    {
      id: 'limits',
      title: 'Limite pe care le cunoaștem',
      paragraphs: ['Știm că mai sunt lucruri de îmbunătățit:'],
      items: [
        'site-ul nu a fost încercat încă împreună cu persoane cu dizabilități și nici cu toate cititoarele de ecran',
        ...needs('videos', 'filmele nu au audiodescriere și nici interpretare în limba semnelor române'),
        ...needs('news', 'unele noutăți pot exista într-o singură limbă; lista lor o spune'),
        'termenii medicali sunt explicați în text, dar nu există o variantă „ușor de citit” a paginilor',
        `site-urile către care trimitem (autorități${wordsOf('instalments', ', creditor')}, hărți) nu depind de noi`,
      ],
    },
    {
      id: 'report',
      title: 'Semnalați o problemă',
      paragraphs: [
        'Dacă ceva vă împiedică, scrieți-ne la {email} sau sunați la {phone}. Spuneți-ne pagina și ce ați încercat să faceți; ne ajută și să știm browserul sau cititorul de ecran. Răspundem în cel mult 5 zile lucrătoare.',
        'Până rezolvăm, vă dăm informația pe altă cale: la telefon, prin e-mail sau pe hârtie. O programare se poate cere oricând și la telefon.',
      ],
    },
    {
      id: 'visit',
      title: 'La clinică',
      paragraphs: [
        'Dacă vă deplasați mai greu, veniți cu un însoțitor sau cu un câine-ghid ori aveți nevoie de mai mult timp, spuneți-ne la programare. Vă descriem drumul și intrarea de la {address} și pregătim vizita împreună.',
      ],
    },
    {
      id: 'date',
      title: 'Data declarației',
      paragraphs: [
        'Declarația a fost întocmită la 21 noiembrie\u00a02026, pe baza propriilor noastre verificări. O revedem cel puțin o dată pe an și după fiecare schimbare mare a site-ului.',
      ],
    },
  ],
} satisfies PolicyText
