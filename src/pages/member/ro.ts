import { clinic } from '../../content/clinic.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'

/** Somebody of the team. */
export const words = {
  meta: {
    by: `Clinica ${clinic.name}`,
    /** Whoever they are, where the role is too long for a title. */
    kinds: { doctor: 'medic dentist', assistant: 'asistent', receptionist: 'recepție' },
    /** The first that is short enough. */
    descriptions: [
      `{name}, {role}. Ce tratează, experiență, cursuri și limbi vorbite. Clinica ${clinic.name}, ${city}.`,
      '{name}, {role}. Ce tratează, experiență, cursuri și limbi vorbite.',
      `{name}, Clinica ${clinic.name}: ce face, experiență, cursuri și limbi vorbite.`,
    ],
    keywords: [`medici dentiști ${city}`, 'echipă clinică dentară'],
  },
  about: 'Ce face',
  forWhom: 'Pentru cine',
  treatments: 'Tratamente',
  experience: 'Experiență',
  facts: {
    title: 'Pe scurt',
    register: 'Număr în registrul profesional',
    since: 'În practică din',
    languages: 'Limbi vorbite',
    fields: 'Domenii',
  },
  checked: {
    title: 'Ce verifică medical',
    lead: 'Textele acestea de pe site sunt citite și verificate de {name}.',
    on: 'verificat la {date}, din nou la {next}',
    articles: 'Articole verificate sau pregătite',
  },
  stories: { title: 'Pacienți care povestesc', all: 'Toate poveștile' },
  team: 'Toată echipa',
  next: {
    title: 'O programare la {name}',
    text: 'Spuneți-ne ce vă supără și când puteți veni: vă sunăm ca să alegem ora. Prima consultație este gratuită.',
  },
}

export type MemberWords = Shape<typeof words>
