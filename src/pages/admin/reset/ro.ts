import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

export const words = {
  metaTitle: titled('Parolă nouă pentru personal'),
  title: 'Am uitat parola',
  lead: 'Scrieți adresa contului. Primiți un link cu care alegeți altă parolă.',
  email: 'E-mail',
  submit: 'Trimite linkul',
  sent: 'Dacă adresa are cont, linkul este pe drum; dacă ați cerut unul în ultimul sfert de oră, folosiți-l pe acela. Verificați și în „Spam”.',
  set: {
    title: 'Alegeți o parolă nouă',
    lead: 'După ce o salvați, intrați cu ea. Sesiunile deschise până acum se încheie.',
    next: { label: 'Parola nouă', hint: 'Cel puțin 12 caractere, de pildă câteva cuvinte.' },
    again: 'Parola nouă, încă o dată',
    show: 'Arată parolele',
    submit: 'Salvează parola',
  },
  errors: {
    email: 'Adresa de e-mail nu pare completă.',
    expired: 'Linkul a expirat sau a fost folosit. Cereți altul mai jos.',
  },
  errorPrefix: 'Eroare:',
  back: 'Înapoi la autentificare',
}

export type ResetWords = Shape<typeof words>
