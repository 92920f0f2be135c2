import type { Shape } from '../../content/text-shape.ts'
export const words = {
  banner: {
    label: 'Alegerea cookie-urilor',
    title: 'Dumneavoastră alegeți ce păstrăm',
    text: 'Dacă acceptați, măsurăm vizitele și păstrăm pagini pe dispozitiv.',
    policy: 'Despre cookie-uri',
    necessary: 'Doar necesare',
    customise: 'Personalizează',
    accept: 'Accept toate',
  },
  preferences: {
    title: 'Preferințe pentru cookie-uri',
    lead: 'Vă puteți răzgândi oricând, în josul fiecărei pagini.',
    close: 'Închide fără a salva',
    alwaysActive: 'Întotdeauna active',
    cancel: 'Anulează',
    save: 'Salvează preferințe',
    categories: {
      essential: {
        title: 'Esențiale',
        text: 'Rețin alegerea și dovada ei. Fără ele nu am ști ce ați hotărât, de aceea nu pot fi oprite.',
      },
      analytics: {
        title: 'Analiză',
        text: 'Numără paginile citite, site-urile din care se ajunge aici și apăsările pe numărul de telefon și măsoară cât de repede se încarcă paginile. Datele rămân pe site-ul nostru și nu spun cine sunteți.',
      },
      marketing: {
        title: 'Marketing',
        text: 'Ne-ar arăta dacă o reclamă de-a noastră a adus o vizită. Deocamdată nu folosim niciun serviciu de acest fel, deci nu se încarcă nimic în plus.',
      },
      functional: {
        title: 'Funcționale',
        text: 'Păstrează pe acest dispozitiv copii ale paginilor noastre (contact, prețuri, ultimele citite), ca să le puteți deschide și fără internet.',
      },
    },
    current: {
      heading: 'Alegerea dumneavoastră',
      choice: 'Salvată la {date}, versiunea {version}, cod {id}.',
      none: 'Nu ați făcut încă o alegere.',
      download: 'Descarcă alegerea (JSON)',
    },
    saved: 'Preferințele au fost salvate.',
    withdrawn: 'Acordul a fost retras.',
    failed: 'Setările nu s-au putut încărca. Verificați conexiunea și reîncărcați pagina.',
  },
  /** In place of the same texts, where Google’s tag is used. */
  withGoogle: {
    banner:
      'Dacă acceptați tot, măsurăm vizitele, păstrăm pagini pe dispozitiv și, cu Google, vedem ce reclame aduc vizite.',
    analytics:
      'Numără paginile citite, site-urile din care se ajunge aici și apăsările pe numărul de telefon și măsoară cât de repede se încarcă paginile. Datele ajung la noi și, prin eticheta Google, la Google, care deosebește vizitatorii prin cookie-urile sale.',
    marketing:
      'Ne arată, prin eticheta Google, dacă o reclamă de-a noastră a adus o vizită. Google primește atunci pagina citită și datele din cookie-urile sale.',
  },
}

export type ConsentWords = Shape<typeof words>
