import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

export const words = {
  metaTitle: titled('Autentificare pentru personal'),
  title: 'Autentificare',
  lead: 'Pagina este pentru personalul clinicii. Pacienții nu au nevoie de cont.',
  email: 'E-mail',
  password: 'Parolă',
  showPassword: 'Arată parola',
  submit: 'Intră în cont',
  signOut: 'Ieși din cont',
  forgot: 'Am uitat parola',
  passwordSet: 'Parola este schimbată. Intrați cu cea nouă.',
  signedOut: 'Ați ieșit din cont.',
  expired: 'Sesiunea a expirat. Autentificați-vă din nou.',
  kept: 'Ce ați trimis nu s-a pierdut: îl găsiți după ce intrați în cont.',
  back: 'Înapoi la site',
  errorPrefix: 'Eroare:',
  code: {
    title: 'Codul de pe telefon',
    lead: 'Parola este bună. Scrieți și cele șase cifre pe care le arată acum aplicația de coduri.',
    label: 'Cod de șase cifre',
    submit: 'Intră în cont',
    lost: 'Nu mai aveți telefonul? Un coleg cu acces vă poate scoate codul, din „Conturi”; apoi intrați doar cu parola.',
  },
  errors: {
    required: 'Completați e-mailul și parola.',
    email: 'Adresa de e-mail nu pare completă.',
    credentials: 'E-mailul sau parola nu se potrivesc.',
    cookies:
      'Browserul nu a păstrat sesiunea. Permiteți cookie-uri pentru acest site sau deschideți-l la adresa care începe cu https://, apoi intrați din nou.',
    code: 'Codul nu se potrivește. Așteptați-l pe următorul și scrieți-l imediat; ora telefonului trebuie să fie cea reglată automat.',
    codeForm: 'Codul are șase cifre. Scrieți-l așa cum îl arată aplicația.',
    codeUsed: 'Codul a mai fost folosit. Intrați din nou, cu următorul.',
    notAdmin: 'Contul există, dar nu are acces la această pagină. Cereți-l proprietarului site-ului.',
    codes:
      'Prea multe coduri greșite. Intrați din nou, cu parola. Dacă tot nu merge, așteptați o oră sau intrați de pe un dispozitiv pe care l-ați mai folosit.',
    rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
    unavailable: 'Autentificarea nu este disponibilă acum. Încercați din nou peste câteva minute.',
  },
}

export type SignInWords = Shape<typeof words>
