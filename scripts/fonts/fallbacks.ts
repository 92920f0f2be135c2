export type Kind = 'serif' | 'sans'
export type Cut = 'regular' | 'bold'

/** A face is measured where it is mostly set: running text at 400, headings and strong words at 600. */
export const cuts = {
  regular: { range: '400 549', weight: 400 },
  bold: { range: '550 700', weight: 600 },
} as const satisfies Record<Cut, object>

type Local = { on: string; locals: Record<Cut, readonly string[]>; widths: Record<Cut, number> }

/** What devices have, with the width of the sample in em (`scripts/fonts/local-fonts.ts`). Many Linux desktops have DejaVu alone. */
export const fallbacks: Record<Kind, { generic: string; faces: readonly Local[] }> = {
  serif: {
    generic: 'Georgia, serif',
    faces: [
      {
        on: 'Georgia',
        locals: { regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Gelasio Bold', 'Georgia-Bold'] },
        widths: { regular: 78.9423828125, bold: 92.40771484375 },
      },
      {
        on: 'Noto Serif',
        locals: { regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
        widths: { regular: 85.47892578125, bold: 91.44091796875 },
      },
      {
        on: 'DejaVu',
        locals: { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
        widths: { regular: 91.6513671875, bold: 101.58056640625 },
      },
    ],
  },
  sans: {
    generic: 'system-ui, sans-serif',
    faces: [
      {
        on: 'Arial',
        locals: {
          regular: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica'],
          bold: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
        },
        widths: { regular: 78.5947265625, bold: 84.69287109375 },
      },
      {
        on: 'Roboto',
        locals: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
        widths: { regular: 78.58447265625, bold: 79.93896484375 },
      },
      {
        on: 'DejaVu',
        locals: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
        widths: { regular: 90.46435546875, bold: 102.201171875 },
      },
    ],
  },
}
