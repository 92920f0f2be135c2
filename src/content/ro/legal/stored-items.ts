import type { StoredItemTexts } from '../../stored-items.ts'

export const storedItemTexts = {
  choice: {
    lifetime: 'Până o ștergeți din browser; după aproape 23 de luni vă întrebăm din nou',
    purpose:
      'Reține alegerea dumneavoastră: categoriile, data și versiunea, ca să nu vă întrebăm la fiecare pagină.',
  },
  anonymousId: {
    lifetime: 'Până îl ștergeți din browser',
    purpose:
      'Un identificator aleatoriu, creat în clipa alegerii, care leagă alegerea de dovada ei. Nu este folosit la statistici.',
  },
  outbox: {
    lifetime: 'Până când dovada ajunge la server, de obicei câteva clipe',
    purpose: 'Păstrează dovada alegerii cât timp nu a putut fi trimisă, de exemplu fără internet.',
  },
  copies: {
    lifetime: 'Până la o versiune nouă a site-ului, până retrageți acordul sau până goliți datele site-ului',
    purpose:
      'Copii ale paginilor clinicii (contact, prețuri, ultimele pagini citite), ca să le puteți deschide fără internet.',
  },
  googleVisitor: {
    lifetime: '2 ani',
    purpose:
      'Google, numai dacă eticheta este configurată și ați acceptat „Analiză”: deosebește vizitatorii între ei.',
  },
  googleVisit: {
    lifetime: '2 ani',
    purpose:
      'Google, numai dacă eticheta este configurată și ați acceptat „Analiză”: ține starea unei vizite.',
  },
  googleAds: {
    lifetime: '90 de zile',
    purpose:
      'Google, numai dacă eticheta este configurată și ați acceptat „Marketing”: arată dacă o reclamă a adus vizita.',
  },
  staffSession: {
    lifetime:
      'Până la ieșirea din cont sau până la expirarea sesiunii; semnul unui dispozitiv cunoscut, 180 de zile',
    purpose:
      'Țin autentificată echipa clinicii în zona de administrare și o lasă să intre când altcineva ghicește parole. Vizitatorii nu le primesc.',
  },
  staffTyping: {
    lifetime: 'Până la salvare sau la ieșirea din cont, cel mult 14 zile',
    purpose:
      'Păstrează ce scrie echipa clinicii în zona de administrare până când salvează. Vizitatorii nu îl primesc.',
  },
  staffSent: {
    lifetime: 'Până se închide fila',
    purpose: 'Spune care formular al echipei clinicii a fost trimis ultimul. Vizitatorii nu îl primesc.',
  },
} satisfies StoredItemTexts
