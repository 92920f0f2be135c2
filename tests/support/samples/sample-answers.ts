import { type Answers, currentAnswers } from '../../../scripts/setup/answers.ts'
import { sampleHospital } from '../../../scripts/setup/sample.ts'

/** As the files of the template have them, whatever clinic this is. */
export const sampleAnswers: Answers = {
  ...currentAnswers,
  ...{ name: 'Amiaza', brand: 'amiaza', origin: 'https://www.amiaza.example', phone: '+40210000112' },
  ...{
    email: 'receptie@amiaza.example',
    street: 'Str. Luminii nr. 12',
    latitude: 44.4462,
    longitude: 26.1089,
  },
  ...{ legalName: 'Amiaza Clinic SRL', cui: 'RO 00000000', tradeRegister: 'J40/0000/2014' },
  authorisation: 'ASF 0000/2014, Direcția de Sănătate Publică București',
  hospital: {
    name: sampleHospital,
    address: 'Str. Exemplului nr. 1, București',
    phone: '+40210000119',
    latitude: 44.4358,
    longitude: 26.0711,
  },
}
