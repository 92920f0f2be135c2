import type { OutcomeYear, Rating } from './evidence.ts'

/**
 * What others say of the sample clinic: invented, and marked on the site: by addresses that nobody can have (RFC 2606), and in words.
 * `npm run setup` empties this file: what a clinic has of its own is published in `/admin`.
 */
export const sampleRatings: readonly Rating[] = [
  {
    id: 'harta-exemplu',
    name: 'Harta Exemplu',
    url: 'https://harta.example/amiaza',
    average: 4.6,
    best: 5,
    count: 128,
    read_on: '2026-11-20',
  },
  {
    id: 'medici-exemplu',
    name: 'Medici Exemplu',
    url: 'https://medici.example/clinica-amiaza',
    average: 9.2,
    best: 10,
    count: 41,
    read_on: '2026-11-20',
  },
]

/** A year of the sample clinic: its figures are invented, and it says so. */
export const sampleOutcomes: readonly OutcomeYear[] = [
  {
    id: '2025',
    year: 2025,
    bills: 1240,
    bills_equal: 1128,
    treatments: 3410,
    complications: 38,
    complaints: 6,
    complaints_settled: 5,
    waiting_requests: 1016,
    waiting_days: 4,
    ro: {
      introduction: 'Exemplu: clinica și cifrele ei sunt inventate.',
      bills_how:
        'Notele de plată ale planurilor încheiate în 2025, comparate cu devizul semnat înainte de prima ședință. Celelalte au fost mai mari sau mai mici, după o schimbare de plan acceptată de pacient.',
      complications_how:
        'Tratamentele din 2025 la care medicul a notat în fișă, în cel mult 90 de zile, o complicație care a cerut o vizită în plus.',
      complaints_how:
        'Reclamațiile scrise primite în 2025. O reclamație este încheiată când pacientul a confirmat răspunsul; cea rămasă era la colegiu la 31 decembrie.',
      waiting_how:
        'Cererile din formular și de la telefon, numărate în zile de la primire până la prima vizită. Urgențele nu sunt numărate.',
    },
    en: {
      introduction: 'A sample: the clinic and its figures are invented.',
      bills_how:
        'Bills of plans completed in 2025, compared with the estimate signed before the first session. The others were higher or lower after a change of plan that the patient accepted.',
      complications_how:
        'Treatments of 2025 for which the dentist noted in the record, within 90 days, a complication that took one more visit.',
      complaints_how:
        'Complaints received in writing in 2025. A complaint is settled when the patient has confirmed the answer; the remaining one was with the dental college on 31 December.',
      waiting_how:
        'Requests by form and by phone, in days from their arrival to the first visit. Emergencies are not counted.',
    },
  },
]
