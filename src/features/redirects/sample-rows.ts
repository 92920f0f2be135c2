import type { TreatmentSlug } from '../../content/treatments.ts'
import { defaultLocale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { LegacyRedirects, WordRule } from './legacy-redirects.ts'

/**
 * The old addresses of the sample clinic. `npm run setup` empties this file for a clinic that never had them: rows of a
 * clinic's own stand in `table.ts`.
 */
export const sampleRows: readonly LegacyRedirects[] = [
  {
    to: href('home', defaultLocale),
    source: 'spec',
    from: [
      '/index.php',
      '/index.html',
      '/home',
      '/despre-noi',
      '/about-us',
      '/about',
      '/clinica',
      '/clinic',
      '/tehnologii',
      '/technologies',
      '/echipamente',
      '/equipment',
      '/intrebari-frecvente',
      '/faq',
      '/informatii',
      '/information',
      '/page.php',
    ],
  },
  {
    to: href('treatments', defaultLocale),
    source: 'spec',
    from: [
      '/servicii',
      '/services',
      '/tratament',
      '/serviciu.php',
      '/abonamente',
      '/tratamente-dentare-stomatologie-bucuresti',
      '/tarife-tratamente-stomatologie-bucuresti',
      '/preventie-dentara-stomatologie-bucuresti',
    ],
  },
  {
    to: href('prices', defaultLocale),
    source: 'spec',
    from: ['/prices', '/tarife'],
  },
  {
    to: href('inPain', defaultLocale),
    source: 'inferred',
    from: [
      '/in-pain-now',
      '/in-pain',
      '/emergency',
      '/toothache',
      '/urgente',
      '/urgenta',
      '/urgente-stomatologice',
    ],
  },
  {
    to: href('mouth', defaultLocale),
    source: 'inferred',
    from: ['/where-it-hurts', '/mouth', '/unde-va-doare'],
  },
  {
    to: href('team', defaultLocale),
    source: 'spec',
    from: ['/echipa-noastra', '/medici', '/doctors', '/team', '/specialisti', '/cariere'],
  },
  {
    to: href('stories', defaultLocale),
    source: 'spec',
    from: ['/cazuri', '/success', '/stories', '/rezultate', '/before-after'],
  },
  {
    to: href('news', defaultLocale),
    source: 'spec',
    from: ['/stiri', '/news', '/articole', '/articles', '/articol.php'],
  },
  {
    to: href('contact', defaultLocale),
    source: 'spec',
    from: ['/contacteaza-ne', '/contact-us', '/programare', '/appointment', '/programari'],
  },
  {
    to: treatment('implantologie-chirurgie-implant-dentar-bucuresti'),
    source: 'inferred',
    from: [
      '/implant-dentar',
      '/implanturi',
      '/implants',
      '/implantologie-chirurgie-implant-dentar-bucuresti',
      '/tratamente/implant-dentar',
      '/tratamente/implanturi',
      '/tratamente/implants',
    ],
  },
  {
    to: treatment('fatete-dentare-bucuresti'),
    source: 'inferred',
    from: [
      '/fatete',
      '/veneers',
      '/fatete-dentare-bucuresti',
      '/tratamente/fatete',
      '/tratamente/veneers',
      '/tratamente/fatete-dentare',
    ],
  },
  {
    to: treatment('estetica-dentara-albirea-dintilor-bucuresti'),
    source: 'inferred',
    from: [
      '/albire',
      '/whitening',
      '/estetica-dentara-albirea-dintilor-bucuresti',
      '/tratamente/albire',
      '/tratamente/whitening',
      '/tratamente/albire-dinti',
    ],
  },
  {
    to: treatment('ortodontie-aparat-dentar-bucuresti'),
    source: 'inferred',
    from: [
      '/ortodontie',
      '/orthodontics',
      '/ortodontie-aparat-dentar-bucuresti',
      '/tratamente/ortodontie',
      '/tratamente/orthodontics',
      '/tratamente/aparat-dentar',
    ],
  },
  {
    to: treatment('endodontie-tratament-de-canal-bucuresti'),
    source: 'inferred',
    from: [
      '/endodontie',
      '/endodontics',
      '/endodontie-tratament-de-canal-bucuresti',
      '/tratamente/endodontie',
      '/tratamente/endodontics',
      '/tratamente/tratamente-endodontice',
    ],
  },
  {
    to: treatment('chirurgie-orala-bucuresti'),
    source: 'inferred',
    from: [
      '/chirurgie',
      '/surgery',
      '/tratamente/chirurgie',
      '/tratamente/surgery',
      '/tratamente/chirurgie-orala',
    ],
  },
  {
    to: treatment('pedodontie'),
    source: 'inferred',
    from: ['/pedodontie'],
  },
  {
    to: treatment('protetica'),
    source: 'inferred',
    from: ['/protetica'],
  },
  {
    to: treatment('parodontologie'),
    source: 'inferred',
    from: ['/parodontologie'],
  },
  {
    to: treatment('aditie-de-os-bucuresti-grefa-osoasa-implant-dentar'),
    source: 'inferred',
    from: ['/aditie-de-os-bucuresti-grefa-osoasa-implant-dentar', '/tratamente/aditie-de-os'],
  },
  {
    to: treatment('sinus-lifting-bucuresti-implant-dentar'),
    source: 'inferred',
    from: ['/sinus-lifting-bucuresti-implant-dentar', '/tratamente/sinus-lift', '/tratamente/sinus-lifting'],
  },
  {
    to: treatment('implanturi-dentare-fast-and-fixed-bucuresti'),
    source: 'inferred',
    from: [
      '/implanturi-dentare-fast-and-fixed-bucuresti',
      '/tratamente/fast-fixed',
      '/tratamente/fast-and-fixed',
    ],
  },
  {
    to: treatment('coroane-dentare-zirconiu-bucuresti'),
    source: 'inferred',
    from: ['/coroane-dentare-zirconiu-bucuresti', '/tratamente/coroane-zirconiu'],
  },
  {
    to: treatment('coroane-dentare'),
    source: 'inferred',
    from: ['/coroane-dentare'],
  },
  {
    to: treatment('tratament-carii-dentare-bucuresti-odontoterapie'),
    source: 'inferred',
    from: [
      '/tratament-carii-dentare-bucuresti-odontoterapie',
      '/tratamente/odontoterapie',
      '/tratamente/carii',
    ],
  },
  {
    to: href('treatments', defaultLocale),
    source: 'inferred',
    from: ['/treatments', '/bruxism'],
  },
  {
    to: href('prices', defaultLocale),
    source: 'inferred',
    from: ['/price-list', '/pricing'],
  },
  {
    to: href('stories', defaultLocale),
    source: 'inferred',
    from: [
      '/success-stories',
      '/caz-clinic',
      '/cazuri-clinice',
      '/recenzii',
      '/pareri',
      '/testimoniale',
      '/reviews',
      '/testimonials',
    ],
  },
  {
    to: href('news', defaultLocale),
    source: 'inferred',
    from: ['/blog'],
  },
  {
    to: href('privacy', defaultLocale),
    source: 'inferred',
    from: ['/politica-de-confidentialitate', '/gdpr'],
  },
  {
    to: href('cookies', defaultLocale),
    source: 'inferred',
    from: ['/politica-de-cookies', '/cookies'],
  },
]

export const sampleWords: readonly WordRule[] = [{ word: 'bruxism', to: href('treatments', defaultLocale) }]

function treatment(slug: TreatmentSlug): string {
  return href('treatment', defaultLocale, { slug })
}
