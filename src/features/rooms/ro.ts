import type { Shape } from '../../content/text-shape.ts'

/** What pages say around pictures of the clinic. */
export const words = {
  kinds: {
    entrance: 'Intrarea',
    reception: 'Recepția',
    treatment: 'Cabinetul',
    sterilisation: 'Sterilizarea',
    equipment: 'Aparatura',
    map: 'Harta împrejurimilor',
  },
  /** Stands on a picture that is no photograph. */
  drawn: 'Desen',
  /** The headings of pictures on other pages, and the way from there to all of them. */
  home: 'Cum arată la noi',
  team: 'Unde lucrăm',
  treatment: 'Aparatura pentru acest tratament',
  all: 'Toate imaginile clinicii',
  way: {
    title: 'Drumul până la noi',
    /** Of the drawn map, for those who do not see it. */
    map: 'Schiță a împrejurimilor, cu nordul sus: intrarea clinicii, {streets}.',
    metro: 'Stația de metrou {name}, la {metres} m în linie dreaptă',
    landmark: '{name}, la {metres} m în linie dreaptă',
    links: {
      foot: 'Pe jos',
      transit: 'Cu transportul public',
      car: 'Cu mașina',
      taxi: 'Cu taxiul, prin Uber',
    },
    elsewhere: 'Traseele se deschid pe alte site-uri. Aici nu se încarcă nimic de la ele.',
  },
}

export type RoomsWords = Shape<typeof words>
