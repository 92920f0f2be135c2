import type { Treatment } from './schema.ts'
import type { MemberId } from './team.ts'

const reviewed = { on: '2026-09-14', next: '2027-09-14' }

/**
 * The treatments that are offered, in the order of the list. What is taken out has no page, link or place in a search;
 * its texts may stay. Slugs are the addresses search engines have known for years.
 */
const rows = [
  {
    key: 'implant_dentar',
    slug: 'implantologie-chirurgie-implant-dentar-bucuresti',
    category: 'implantology',
    reviewed: { by: 'radu-stoenescu', ...reviewed },
  },
  {
    key: 'fast_fixed',
    slug: 'implanturi-dentare-fast-and-fixed-bucuresti',
    category: 'implantology',
    reviewed: { by: 'radu-stoenescu', ...reviewed },
  },
  {
    key: 'fatete_dentare',
    slug: 'fatete-dentare-bucuresti',
    category: 'aesthetics',
    reviewed: { by: 'ilinca-marinescu', ...reviewed },
  },
  {
    key: 'albire_dinti',
    slug: 'estetica-dentara-albirea-dintilor-bucuresti',
    category: 'aesthetics',
    reviewed: { by: 'ilinca-marinescu', ...reviewed },
  },
  {
    key: 'aparat_dentar',
    slug: 'ortodontie-aparat-dentar-bucuresti',
    category: 'orthodontics',
    reviewed: { by: 'smaranda-nistor', ...reviewed },
  },
  {
    key: 'tratamente_endodontice',
    slug: 'endodontie-tratament-de-canal-bucuresti',
    category: 'endodontics',
    reviewed: { by: 'tudor-avramescu', ...reviewed },
  },
  {
    key: 'aditie_de_os',
    slug: 'aditie-de-os-bucuresti-grefa-osoasa-implant-dentar',
    category: 'surgery',
    reviewed: { by: 'radu-stoenescu', ...reviewed },
  },
  {
    key: 'sinus_lifting',
    slug: 'sinus-lifting-bucuresti-implant-dentar',
    category: 'surgery',
    reviewed: { by: 'radu-stoenescu', ...reviewed },
  },
  {
    key: 'chirurgie_orala',
    slug: 'chirurgie-orala-bucuresti',
    category: 'surgery',
    reviewed: { by: 'bogdan-iacob', ...reviewed },
  },
  {
    key: 'coroane_dentare',
    slug: 'coroane-dentare',
    category: 'aesthetics',
    reviewed: { by: 'ilinca-marinescu', ...reviewed },
  },
  {
    key: 'coroane_zirconiu',
    slug: 'coroane-dentare-zirconiu-bucuresti',
    category: 'aesthetics',
    reviewed: { by: 'ilinca-marinescu', ...reviewed },
  },
  {
    key: 'protetica',
    slug: 'protetica',
    category: 'aesthetics',
    reviewed: { by: 'ilinca-marinescu', ...reviewed },
  },
  {
    key: 'parodontologie',
    slug: 'parodontologie',
    category: 'prevention',
    reviewed: { by: 'bogdan-iacob', ...reviewed },
  },
  {
    key: 'pedodontie',
    slug: 'pedodontie',
    category: 'prevention',
    reviewed: { by: 'maria-cernat', ...reviewed },
  },
  {
    key: 'odontoterapie',
    slug: 'tratament-carii-dentare-bucuresti-odontoterapie',
    category: 'prevention',
    reviewed: { by: 'vlad-ungureanu', ...reviewed },
  },
] as const satisfies readonly (Treatment & { reviewed: { by: MemberId } })[]

/** @public For the rows of redirects, while there are any. */
export type TreatmentSlug = (typeof rows)[number]['slug']

type Offered = Treatment & Pick<(typeof rows)[number], 'reviewed'>
export const treatments: readonly Offered[] = rows
