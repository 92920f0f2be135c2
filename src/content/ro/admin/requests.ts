import { clinic } from '../../clinic.ts'
import type { AdminRequests } from '../../schemas/admin-schema.ts'

export const adminRequests = {
  metaTitle: `Cereri de programare – administrare ${clinic.name}`,
  title: 'Cereri',
  lead: 'Cererile primite prin formular. Se șterg singure după 90 de zile; detaliile de sănătate nu apar în altă parte.',
  filter: 'Ce cereri se văd',
  filters: { open: 'De rezolvat', handled: 'Rezolvate', all: 'Toate' },
  none: 'Nu este nicio cerere aici.',
  count: { one: '{count} cerere', few: '{count} cereri', other: '{count} de cereri' },
  received: 'Primită {date}, ora {time}',
  handled: 'Rezolvată {date}, ora {time}',
  markHandled: 'Marchează rezolvată',
  markOpen: 'Redeschide cererea',
  marked: { handled: 'Cererea este marcată ca rezolvată.', open: 'Cererea este din nou de rezolvat.' },
  labels: {
    answer_locale: 'Limba răspunsului',
    doctor: 'Medic',
    wishes: 'Zile dorite',
    comfort: 'Pentru o vizită mai ușoară',
    country: 'Țara',
    estimate: 'Deviz',
    form: 'Formularul',
  },
  export: 'Descarcă în CSV',
  newer: 'Mai noi',
  older: 'Mai vechi',
  newsletter: {
    title: 'Newsletter',
    confirmed: { one: '{count} abonat', few: '{count} abonați', other: '{count} de abonați' },
    pending: {
      one: '{count} adresă neconfirmată',
      few: '{count} adrese neconfirmate',
      other: '{count} de adrese neconfirmate',
    },
  },
} satisfies AdminRequests
