import { clinic } from '../../clinic.ts'
import type { Admin } from '../../schemas/form-schema.ts'

export const admin = {
  meta: {
    title: `Autentificare pentru personal – ${clinic.name}`,
    description: `Pagina de autentificare pentru personalul Clinicii dentare ${clinic.name}. Pacienții nu au nevoie de cont pe acest site.`,
    keywords: ['autentificare', 'personal', `clinica ${clinic.name}`],
  },
  title: 'Autentificare',
  lead: 'Pagina este pentru personalul clinicii. Pacienții nu au nevoie de cont.',
  email: 'E-mail',
  password: 'Parolă',
  showPassword: 'Arată parola',
  submit: 'Intră în cont',
  sending: 'Se verifică...',
  signOut: 'Ieși din cont',
  forgot: 'Am uitat parola',
  passwordSet: 'Parola este schimbată. Intrați cu cea nouă.',
  signedOut: 'Ați ieșit din cont.',
  signedInAs: 'Autentificat ca {email}',
  expired: 'Sesiunea a expirat. Autentificați-vă din nou.',
  kept: 'Ce ați trimis nu s-a pierdut: se salvează după ce intrați în cont.',
  back: 'Înapoi la site',
  errorPrefix: 'Eroare:',
  errors: {
    required: 'Completați e-mailul și parola.',
    email: 'Adresa de e-mail nu pare completă.',
    credentials: 'E-mailul sau parola nu se potrivesc.',
    notAdmin: 'Contul există, dar nu are acces la această pagină. Cereți-l proprietarului site-ului.',
    rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
    unavailable: 'Autentificarea nu este disponibilă acum. Încercați din nou peste câteva minute.',
  },
} satisfies Admin
