import type { Room } from './schema.ts'

/** The rooms that pages show until photographs are published in the admin: each as a drawing. */
export const rooms = [
  { id: 'intrarea', kind: 'entrance', treatments: [] },
  { id: 'receptia', kind: 'reception', treatments: [] },
  { id: 'cabinetul', kind: 'treatment', treatments: [] },
  { id: 'sterilizarea', kind: 'sterilisation', treatments: [] },
  {
    id: 'tomograful',
    kind: 'equipment',
    treatments: ['implant_dentar', 'fast_fixed', 'aditie_de_os', 'sinus_lifting', 'chirurgie_orala'],
  },
  { id: 'harta', kind: 'map', treatments: [] },
] as const satisfies readonly Room[]

export type BuiltRoomId = (typeof rooms)[number]['id']
