import { termsAgreed } from '../../content/prices/lender.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Plata în rate prin TBI Bank: calculator'),
    description:
      'Calculați rata lunară, DAE și costul total al unui credit TBI Bank pentru tratament, sub rezerva aprobării. Cu un exemplu complet.',
    keywords: [
      'plata în rate dentist',
      'rate TBI Bank',
      'credit tratament dentar',
      'calculator DAE',
      'implant dentar în rate',
    ],
  },
  title: 'Plata în rate',
  lead: 'Puteți plăti tratamentul în rate, printr-un credit. Aici vedeți cât costă în total, înainte să semnați ceva.',
  lender:
    'Creditul este acordat de {lender}, sub rezerva aprobării. Clinica nu acordă credite și nu hotărăște aprobarea.',
  approval: 'sub rezerva aprobării',
  estimate: 'estimare',
  estimateNote:
    'Sumele sunt o estimare făcută cu valorile din calculator. Oferta băncii, primită în scris, este cea care contează.',
  warning: 'Atenție! Banii împrumutați costă bani.',
  months: { one: '{count} lună', few: '{count} luni', other: '{count} de luni' },
  calculator: {
    title: 'Calculator de rate',
    lead: 'Schimbați valorile după oferta pe care ați primit-o. Nu trimitem nimic la bancă.',
    fields: {
      price: {
        label: 'Prețul tratamentului',
        hint: 'În lei, prețul la plata integrală.',
        unit: 'lei',
      },
      deposit: { label: 'Avans', hint: 'În lei, suma plătită la început. Poate fi zero.', unit: 'lei' },
      months: { label: 'Durata', hint: 'Numărul de rate lunare.', unit: 'luni' },
      rate: { label: 'Dobânda anuală', hint: 'În procente, dobânda fixă din ofertă.', unit: '%' },
      fee: {
        label: 'Comision la semnare',
        hint: 'În lei, plătit o singură dată, când semnați.',
        unit: 'lei',
      },
      insurance: {
        label: 'Asigurare pe lună',
        hint: 'În lei, numai dacă este obligatorie. Altfel, scrieți zero.',
        unit: 'lei',
      },
    },
    submit: 'Calculează',
    terms: `${termsAgreed ? 'Condițiile băncii' : 'Valori de pornire'}: dobândă {rate}, comision {fee}, asigurare {insurance} pe lună`,
    reset: 'Revino la valorile de la început',
    share: 'Copiază linkul calculului',
    shared: 'Linkul a fost copiat.',
    summary: 'Verificați valorile',
    errors: {
      required: 'Completați câmpul „{field}”.',
      number: '„{field}”: scrieți un număr, de exemplu 1.200 sau 12,5.',
      whole: '„{field}”: scrieți un număr întreg, fără zecimale.',
      min: '„{field}”: valoarea minimă este {min}.',
      max: '„{field}”: valoarea maximă este {max}.',
      depositOverPrice: 'Avansul trebuie să fie mai mic decât prețul tratamentului.',
      feeOverCredit: 'Comisionul trebuie să fie mai mic decât suma împrumutată.',
    },
  },
  results: {
    title: 'Rezultatul',
    instalment: 'Rata lunară',
    lastInstalment: 'Ultima rată',
    dae: 'DAE (dobânda anuală efectivă)',
    rate: 'Dobânda anuală, fixă',
    cashPrice: 'Prețul la plata integrală',
    deposit: 'Avans',
    credit: 'Valoarea totală a creditului',
    duration: 'Durata',
    interest: 'Dobânda totală',
    fee: 'Comision la semnare',
    insurance: 'Asigurare, în total',
    totalCost: 'Costul total al creditului',
    totalPayable: 'Valoarea totală plătibilă',
    updated: 'Rata lunară: {instalment}. DAE: {dae}.',
    missing: 'Corectați valorile din calculator ca să vedeți rezultatul.',
  },
  schedule: {
    title: 'Graficul plăților',
    summary: {
      one: 'Arată graficul pe {count} lună',
      few: 'Arată graficul pe {count} luni',
      other: 'Arată graficul pe {count} de luni',
    },
    columns: {
      number: 'Nr.',
      instalment: 'Rată',
      principal: 'Din credit',
      interest: 'Dobândă',
      insurance: 'Asigurare',
      payment: 'De plată',
      balance: 'Rest de rambursat',
    },
    start: 'La semnare',
    total: 'Total',
  },
  monthly: {
    line: 'sau {amount} pe lună, {months}',
    through: ', printr-un credit TBI Bank, sub rezerva aprobării.',
    lender: 'Plata pe lună este a unui credit TBI Bank, sub rezerva aprobării.',
    about: 'circa {amount}',
    from: 'de la circa {amount}',
    more: 'Vezi toate plățile',
  },
  example: {
    title: termsAgreed ? 'Exemplu reprezentativ' : 'Exemplu de calcul, cu valori alese de clinică',
    text: 'Pentru un tratament cu prețul la plata integrală de {price} și un avans de {deposit}, valoarea totală a creditului este de {credit}, pe {months}, cu dobândă fixă de {rate} pe an, comision la semnare de {fee} și asigurare de {insurance} pe lună. Rata lunară este de {instalment}, iar ultima, de {last}. DAE: {dae}. Costul total al creditului: {cost}. Valoarea totală plătibilă: {total}.',
  },
  trap: {
    title: 'De ce contează DAE',
    offer:
      'Un tratament costă {price} la plata integrală sau {months} rate de {payment}. Nu scrie nicio dobândă și niciun comision, așa că pare un credit fără cost. Dar {months} × {payment} fac {total}, cu {difference} mai mult.',
    cost: 'Diferența de {difference} este costul creditului, oricum s-ar numi. Pare o zecime din preț, însă nu datorați {price} tot anul: în fiecare lună dați o parte înapoi. Raportat la suma datorată efectiv, creditul are o DAE de {dae}.',
    advice:
      'DAE adună dobânda, comisioanele și asigurarea obligatorie și ține seama de ziua fiecărei plăți. De aceea, când alegeți între două credite cu aceeași durată, uitați-vă la DAE și la valoarea totală plătibilă.',
  },
  how: {
    title: 'Cum funcționează',
    items: [
      {
        title: 'Planul de tratament',
        text: 'La consultația gratuită primiți planul scris, cu prețul la plata integrală. Radiografiile nu sunt incluse.',
      },
      {
        title: 'Cererea',
        text: 'Completați cererea de credit la TBI Bank, de acasă sau la recepție. Nu vă obligă să semnați; banca poate consulta Biroul de Credit.',
      },
      {
        title: 'Răspunsul băncii',
        text: 'Banca vă verifică veniturile și celelalte credite, apoi aprobă sau refuză. Clinica nu primește aceste date.',
      },
      {
        title: 'Citiți oferta',
        text: 'Primiți formularul european standardizat. Verificați DAE, costul total și ce se întâmplă dacă întârziați o rată.',
      },
      {
        title: 'Semnați și începem',
        text: 'După semnare banca plătește clinica, iar dumneavoastră plătiți ratele către bancă.',
      },
    ],
  },
  documents: {
    title: 'Ce acte pregătiți',
    lead: 'Lista finală o stabilește banca. De obicei se cer:',
    items: [
      'Actul de identitate, valabil; cetățenii străini pot avea nevoie și de permisul de ședere.',
      'Acordul pentru verificarea veniturilor sau o dovadă a lor: adeverință, fluturaș de salariu, cupon de pensie.',
      'Un număr de telefon și o adresă de e-mail ale dumneavoastră.',
      'Planul de tratament cu prețul, primit de la clinică.',
    ],
  },
  questions: {
    title: 'Întrebări despre rate',
    items: [
      {
        question: 'Prețul este mai mare dacă plătesc în rate?',
        answer:
          'Nu. Clinica cere același preț, oricum ați plăti. Dobânda, comisionul și asigurarea sunt costul creditului și apar separat.',
      },
      {
        question: 'Ce se întâmplă dacă banca refuză cererea?',
        answer:
          'Puteți plăti pe etape, pe măsură ce tratamentul avansează, sau puteți amâna ce nu este urgent. Medicul vă arată în plan ce poate aștepta.',
      },
      {
        question: 'Mă pot răzgândi după ce semnez?',
        answer:
          'Da, legea vă dă 14 zile calendaristice ca să vă retrageți din contractul de credit, fără să spuneți de ce. Înapoiați suma folosită și dobânda pentru zilele scurse.',
      },
      {
        question: 'Pot plăti mai repede?',
        answer:
          'Da, oricând, în întregime sau în parte, iar costul creditului scade. Banca poate cere o compensație, în limita legii: o găsiți în contract.',
      },
      {
        question: 'Ce se întâmplă dacă întârzii o rată?',
        answer:
          'Banca poate percepe dobândă penalizatoare și poate raporta întârzierea la Biroul de Credit. Dacă vedeți că nu veți putea plăti, vorbiți cu banca din timp.',
      },
      {
        question: 'Ce se întâmplă dacă tratamentul se oprește sau se schimbă?',
        answer:
          'Plătiți numai etapele făcute, la prețurile din plan. Banii pentru etapele neîncepute îi întoarcem în cel mult 14 zile, băncii sau dumneavoastră, cum prevede contractul. Creditul nu se oprește de la sine: cereți băncii rambursarea anticipată.',
      },
      {
        question: 'Ce dobândă folosește calculatorul?',
        answer: termsAgreed
          ? 'Cea din acordul clinicii cu banca. Este tot o estimare: contează dobânda din oferta pe care o primiți de la bancă.'
          : 'Una aleasă de clinică doar ca punct de pornire, de aceea scrie „estimare”. Înlocuiți-o cu dobânda din oferta primită de la bancă.',
      },
    ],
  },
  book: {
    title: 'Începeți cu planul, nu cu creditul',
    text: 'La consultația gratuită aflați ce este necesar, ce poate aștepta și cât costă fiecare etapă.',
    action: 'Cere o programare',
  },
}

export type InstalmentsWords = Shape<typeof words>
