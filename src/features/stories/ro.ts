import { clinic } from '../../content/clinic.ts'
import { orNone, type Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Povești de succes: înainte și după'),
    description: `Cazuri tratate la Clinica ${clinic.name}, publicate cu acordul scris al pacienților: implanturi, fațete, ortodonție și estetică dentară.`,
    keywords: [
      'înainte și după dentist',
      'cazuri implant dentar',
      'cazuri fațete dentare',
      'cazuri aparat dentar',
    ],
  },
  title: 'Povești de succes',
  lead: 'De unde am pornit, ce am făcut și cât a durat. Fiecare caz este diferit, iar rezultatele diferă și ele.',
  filter: 'Tipul cazului',
  categories: {
    all: 'Toate',
    implant: 'Implanturi',
    veneers: 'Fațete',
    orthodontics: 'Ortodonție',
    aesthetics: 'Estetică',
  },
  count: { one: '{count} caz', few: '{count} cazuri', other: '{count} de cazuri' },
  labels: {
    treatment: 'Tratament',
    duration: 'Durată',
    results: 'Rezultate',
    doctor: 'Medic',
    testimonial: 'Cu vorbele pacientului',
    before: 'Înainte',
    after: 'După',
    more: 'Despre acest tratament',
  },
  whole: 'Povestea întreagă',
  formerDoctor: 'Un medic care a lucrat la clinică',
  enlarge: 'Măriți imaginile sau închideți-le: {title}',
  consent: 'Publicat cu acord scris, {scope}, din {date}.',
  scopes: { site: 'numai pe acest site', 'site-and-social': 'pe site și pe rețelele sociale ale clinicii' },
  collected: {
    title: 'Cum adunăm aceste povești',
    text: 'La controlul de după tratament întrebăm pacienții dacă doresc să povestească. Scriu cu vorbele lor, fără plată și fără reduceri, și semnează un acord pe care îl pot retrage oricând. Corectăm doar greșelile de scriere.',
  },
  pictures: 'Imaginile sunt desene care arată ce s-a schimbat, nu fotografii ale pacienților.',
  photographs:
    'Fotografiile sunt publicate cu acordul pacienților și nu sunt retușate. Unde nu sunt fotografii, desene arată ce s-a schimbat.',
  unnamed: 'Pacient al clinicii',
  results:
    'Un caz reușit nu spune cum va fi al dumneavoastră. La consultație aflați ce este realist să așteptați.',
  contact: {
    title: 'Povestea dumneavoastră începe cu o discuție',
    text: 'Spuneți-ne ce ați vrea să schimbați. Prima consultație este gratuită.',
    action: 'Cere o programare',
    call: 'Sună la {phone}',
  },
  videos: {
    title: 'Pacienții povestesc',
    lead: 'Filmele se încarcă abia când le porniți. Sub fiecare găsiți și textul.',
    choice: 'Cu film',
    count: { one: '{count} film', few: '{count} filme', other: '{count} de filme' },
    all: 'Povești cu film',
    one: 'Film: {title}',
    play: 'Pornește filmul cu {name}',
    duration: 'durată {duration}',
    transcript: 'Citește mărturia întreagă',
    captions: 'Subtitrare în română',
    sample: orNone(
      'Filmele de acum sunt exemple scurte, desenate și fără sunet: arată subtitrat câteva fraze din mărturie.',
    ),
    unavailable: 'Filmul nu poate fi redat acum. Puteți citi textul lui mai jos.',
  },
}

export type StoriesPageWords = Shape<typeof words>
