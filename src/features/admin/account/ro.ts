import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'

export const words = {
  /** Errors of a new password. */
  password: {
    short:
      'Parola are mai puțin de {count} caractere. Câteva cuvinte puse unul după altul sunt o parolă bună.',
    long: 'Parola este prea lungă: cel mult 72 de litere fără diacritice.',
    repeated: 'Cele două parole nu sunt la fel. Scrieți-le din nou.',
    weak: 'Parola nu a fost primită: este ca cea veche sau se află printre cele ușor de ghicit. Alegeți alta.',
    rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
    unavailable: 'Parola nu a putut fi schimbată acum. Încercați din nou peste câteva minute.',
  },
  mail: {
    invite: {
      subject: `Acces la administrarea site-ului ${clinic.name}`,
      text: 'Ați primit acces la administrarea site-ului clinicii. Alegeți-vă o parolă ca să intrați.',
      action: 'Alege parola',
    },
    reset: {
      subject: `Parolă nouă pentru administrarea ${clinic.name}`,
      text: 'S-a cerut o parolă nouă pentru contul dumneavoastră din administrarea site-ului.',
      action: 'Alege o parolă nouă',
    },
    wrongCodes: {
      subject: `Coduri greșite la administrarea ${clinic.name}`,
      text: 'Cineva a intrat cu parola contului dumneavoastră și a scris de cinci ori un cod greșit. Sesiunea s-a încheiat, nimeni nu a intrat, iar în jurnal este notat.',
      action: 'Alege o parolă nouă',
      own: 'Dacă ați fost dumneavoastră, nu faceți nimic: intrați din nou, cu parola și cu codul de acum. Dacă nu, schimbați parola, pentru că altcineva o știe.',
    },
    link: 'Dacă butonul nu merge, deschideți: {link}',
    expiry: 'Linkul merge o dată și timp de o oră. După aceea cereți altul din „Am uitat parola”.',
    ignore: 'Dacă nu așteptați acest mesaj, nu faceți nimic: parola rămâne cum este.',
  },
}

export type SecretWords = Shape<typeof words>
