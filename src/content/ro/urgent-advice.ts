import { formatPhone } from '../../format/phone.ts'
import { hospitalOnDuty } from '../clinic.ts'

const call112 =
  'Sunați la 112 dacă respirați sau înghițiți greu, dacă aveți febră sau o umflătură și gura se deschide tot mai greu, dacă o umflătură se întinde spre ochi sau spre gât ori dacă, la o infecție, apar confuzie sau respirație rapidă.'

const knockedOut =
  'Dinte definitiv căzut cu rădăcină cu tot: țineți-l de coroană, clătiți-l câteva secunde cu lapte sau apă, puneți-l la loc și mușcați ușor pe o batistă. Dacă nu reușiți, țineți-l în lapte sau în salivă. Ajungeți în cel mult 30 de minute la dentist sau la camera de gardă. Dintele de lapte nu se pune la loc.'

export const emergencyRoom = 'camera de gardă a unui spital cu chirurgie oro-maxilo-facială'
const named =
  hospitalOnDuty === null
    ? emergencyRoom
    : `${emergencyRoom} (${hospitalOnDuty.name}, ${hospitalOnDuty.address}, telefon ${formatPhone(hospitalOnDuty.phone)})`

/** What other texts repeat of those for emergencies: what shows one of these sentences need not load all symptoms. */
export const urgentAdvice = {
  call112,
  knockedOut,
  closed: `În afara programului, deci și {closed}, clinica este închisă și nu răspundem la telefon. Pentru o umflătură, o sângerare sau un dinte scos de o lovitură mergeți la ${named}. Cu altă durere puteți aștepta până deschidem dacă o ține un calmant obișnuit; dacă nu cedează la calmant ori apar febră sau o umflătură, mergeți și atunci la camera de gardă.`,
  painkillers: [
    'Luați un calmant obișnuit, după prospect, și numai dacă vi se potrivește.',
    'Paracetamolul nu se ia din două medicamente deodată: se află și în cele de răceală. Dacă aveți o boală de ficat, întrebați întâi medicul.',
    'Nu luați ibuprofen dacă aveți alergie la aspirină sau la alte antiinflamatoare (urticarie, umflături, astm), ulcer, boli de rinichi sau insuficiență cardiacă ori dacă luați anticoagulante.',
    'În sarcină, prima alegere este paracetamolul. Ibuprofen nu se ia din săptămâna 20; înainte, numai cu acordul medicului.',
    'La copii doza se dă după greutate. Nu le dați aspirină, iar la varicelă nici ibuprofen.',
  ],
}
