import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { modules } from '../../src/content/clinic.ts'
import type { Member, Story } from '../../src/content/schema.ts'
import { stories } from '../../src/content/stories/stories.ts'
import { type Video, videos } from '../../src/content/stories/videos.ts'
import { team } from '../../src/content/team.ts'
import { offeredKeys } from '../../src/content/treatment-list.ts'

type Facts = Readonly<Record<string, unknown>>

/** The example answers, with every key explained. A clinic may have deleted the file. */
export const exampleFile = 'clinic.example.toml'
export const example: Facts = existsSync(exampleFile) ? parse(readFileSync(exampleFile, 'utf8')) : {}

/**
 * What the sample clinic is called, where it is and what the law knows it by. Nobody else has these: where one of them
 * stands beside the facts of a real clinic, pages say something untrue about it.
 */
const sample = {
  name: 'Amiaza',
  brand: 'amiaza',
  origin: 'https://www.amiaza.example',
  phone: '+40210000112',
  email: 'receptie@amiaza.example',
  street: 'Str. Luminii nr. 12',
  latitude: 44.4462,
  longitude: 26.1089,
  legalName: 'Amiaza Clinic SRL',
  cui: 'RO 00000000',
  tradeRegister: 'J40/0000/2014',
  authorisation: 'ASF 0000/2014, Direcția de Sănătate Publică București',
}

/** Where it is, in Romanian: its landmark stands on no other city's first page. */
export const sampleCity = 'București'

/** Drawn around the sample's entrance, and nowhere else: there is no such street. */
export const sampleStreet = 'Str. Amiezii'

/** The hospital to which the sample sends people at night: nobody else does. */
export const sampleHospital = 'Spitalul Exemplu'

export type OwnFact = keyof typeof sample

/** Facts that another clinic may have as well, so that its owner has to say so. */
export const sharedFacts = ['sector', 'county', 'city', 'postalCode', 'college', 'hours'] as const

const isOwnFact = (key: string): key is OwnFact => key in sample
const ownFacts = Object.keys(sample).filter(isOwnFact)

/** The facts among these that still are the sample's, or those of the example answers. */
export function inventedFacts(facts: Facts): OwnFact[] {
  return ownFacts.filter((key) => [sample, example].some((clinic) => isSame(clinic[key], facts[key])))
}

/** Absent is nobody's. */
const isSame = (one: unknown, other: unknown) => one !== undefined && one === other

/** Whether no fact is a real clinic's yet. */
export const isInvented = (invented: readonly OwnFact[]): boolean => invented.length === ownFacts.length

/** Nobody works here since that year under that name but the people of the sample. */
const samplePeople: Readonly<Record<string, number>> = {
  'radu-stoenescu': 2008,
  'ilinca-marinescu': 2011,
  'tudor-avramescu': 2013,
  'smaranda-nistor': 2014,
  'bogdan-iacob': 2015,
  'maria-cernat': 2016,
  'vlad-ungureanu': 2017,
  'daniela-preda': 2012,
  'andrei-luca': 2019,
  'corina-matei': 2015,
}
const samplePatients: readonly string[] = [
  'implant-molar-inferior',
  'arcada-fixa-superioara',
  'fatete-pe-dinti-uzati',
  'fatete-incisivi-distantati',
  'aparat-fix-la-adult',
  'gutiere-pentru-spatieri',
  'albire-dupa-igienizare',
  'coroane-frontale-refacute',
  'incisiv-lateral-lipsa',
  'doua-implanturi-si-o-frica-veche',
  'aparat-dentar-in-clasa-a-noua',
  'un-canal-tratat-a-doua-oara',
]

/** What footnotes of its treatments say was counted in a register of its own. Nobody else has counted that. */
const sampleRegisters = [
  'Tratamente încheiate în 2020–2024, cu control până în 2025',
  'Tratamente încheiate în 2022–2025',
]

/** Where texts of treatments that are offered still have a figure of those registers. */
export function inventedFigures(keys: readonly string[] = offeredKeys): string[] {
  return keys
    .map((key) => `src/content/treatments/${key}/ro.ts`)
    .filter((file) => {
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      return sampleRegisters.some((period) => text.includes(period))
    })
}

type Parts = Pick<typeof modules, 'stories' | 'videos'>

/** The types of these lists know what they hold alone. */
const people: readonly Member[] = team
const shownStories: readonly Story[] = stories
const filmed: readonly Video[] = videos

/** The ids of invented people and patients that the content still shows, with their files. */
export function inventedPeople(parts: Parts = modules): { file: string; ids: string[] }[] {
  const isPatient = (id: string) => samplePatients.includes(id)
  return [
    {
      file: 'src/content/team.ts',
      ids: people.filter(({ id, since }) => samplePeople[id] === since).map(({ id }) => id),
    },
    {
      file: 'src/content/stories/stories.ts',
      ids: parts.stories ? shownStories.map(({ id }) => id).filter(isPatient) : [],
    },
    {
      file: 'src/content/stories/videos.ts',
      ids: parts.videos ? filmed.map(({ id }) => id).filter(isPatient) : [],
    },
  ].filter(({ ids }) => ids.length > 0)
}
