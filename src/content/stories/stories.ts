import type { Story } from '../schema.ts'
import type { MemberId } from '../team.ts'

/** Invented cases. The ninth has no signed agreement on purpose: it proves that such a case is never rendered. */
export const stories = [
  {
    id: 'implant-molar-inferior',
    category: 'implant',
    treatment: 'implant_dentar',
    doctor: 'radu-stoenescu',
    drawing: 'implant_2',
    consent: { id: 'C-2025-014', scope: 'site', date: '2025-06-12' },
  },
  {
    id: 'arcada-fixa-superioara',
    category: 'implant',
    treatment: 'fast_fixed',
    doctor: 'radu-stoenescu',
    drawing: 'arch',
    consent: { id: 'C-2026-003', scope: 'site-and-social', date: '2026-02-05' },
  },
  {
    id: 'fatete-pe-dinti-uzati',
    category: 'veneers',
    treatment: 'fatete_dentare',
    doctor: 'ilinca-marinescu',
    drawing: 'veneers',
    consent: { id: 'C-2025-021', scope: 'site-and-social', date: '2025-09-18' },
  },
  {
    id: 'fatete-incisivi-distantati',
    category: 'veneers',
    treatment: 'fatete_dentare',
    doctor: 'ilinca-marinescu',
    drawing: 'veneers_2',
    consent: { id: 'C-2026-007', scope: 'site', date: '2026-04-23' },
  },
  {
    id: 'aparat-fix-la-adult',
    category: 'orthodontics',
    treatment: 'aparat_dentar',
    doctor: 'smaranda-nistor',
    drawing: 'orthodontics',
    consent: { id: 'C-2025-009', scope: 'site', date: '2025-03-27' },
  },
  {
    id: 'gutiere-pentru-spatieri',
    category: 'orthodontics',
    treatment: 'aparat_dentar',
    doctor: 'smaranda-nistor',
    drawing: 'orthodontics_2',
    consent: { id: 'C-2026-011', scope: 'site-and-social', date: '2026-06-30' },
  },
  {
    id: 'albire-dupa-igienizare',
    category: 'aesthetics',
    treatment: 'albire_dinti',
    doctor: 'vlad-ungureanu',
    drawing: 'aesthetics',
    consent: { id: 'C-2026-005', scope: 'site', date: '2026-03-19' },
  },
  {
    id: 'coroane-frontale-refacute',
    category: 'aesthetics',
    treatment: 'coroane_zirconiu',
    doctor: 'ilinca-marinescu',
    drawing: 'aesthetics_2',
    consent: { id: 'C-2025-027', scope: 'site', date: '2025-11-06' },
  },
  {
    id: 'incisiv-lateral-lipsa',
    category: 'implant',
    treatment: 'implant_dentar',
    doctor: 'bogdan-iacob',
    drawing: 'implant',
    consent: null,
  },
] as const satisfies readonly (Story & { doctor: MemberId })[]

export type StoryId = (typeof stories)[number]['id']
