export interface Source {
  id: string
  package: string
  file: string
  /** One weight a file, where the others have an axis of weights. */
  isStatic?: true
}

export interface Family {
  name: string
  property: string
  generic: string
  files: Source[]
  rename: { from: string; to: string } | null
  fallbacks: { name: string; locals: Record<Cut, string[]>; measuredOn: Record<Cut, Source> }[]
}

export type Cut = 'regular' | 'bold'

// Georgia and Arial may not be bundled to be measured; Gelasio and Arimo have exactly their widths. Many
// Linux desktops have neither, but DejaVu.
export const FAMILIES: Family[] = [
  {
    name: 'Petrona',
    property: '--font-display',
    generic: 'Georgia, serif',
    files: [fontsource('petrona', 'latin'), fontsource('petrona', 'latin-ext')],
    rename: null,
    fallbacks: [
      {
        name: 'Petrona on Georgia',
        locals: { regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Gelasio Bold', 'Georgia-Bold'] },
        measuredOn: bothCuts(fontsource('gelasio', 'latin')),
      },
      {
        name: 'Petrona on Noto Serif',
        locals: { regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
        measuredOn: bothCuts(fontsource('noto-serif', 'latin')),
      },
      {
        name: 'Petrona on DejaVu',
        locals: { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
        measuredOn: dejaVu('DejaVuSerif'),
      },
    ],
  },
  {
    name: 'Clinic Sans',
    property: '--font-text',
    generic: 'system-ui, sans-serif',
    files: [
      { id: 'clinic-sans', package: 'source-sans@3.52.0', file: 'WOFF2/VF/SourceSans3VF-Upright.ttf.woff2' },
    ],
    // "Source" is a reserved name under the SIL Open Font License: a modified copy may not carry it.
    rename: { from: 'Source', to: 'Clinic' },
    fallbacks: [
      {
        name: 'Clinic Sans on Arial',
        locals: {
          regular: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica'],
          bold: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
        },
        measuredOn: bothCuts(fontsource('arimo', 'latin')),
      },
      {
        name: 'Clinic Sans on Roboto',
        locals: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
        measuredOn: bothCuts(fontsource('roboto', 'latin')),
      },
      {
        name: 'Clinic Sans on DejaVu',
        locals: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
        measuredOn: dejaVu('DejaVuSans'),
      },
    ],
  },
]

// A face is measured where it is mostly set: running text at 400, headings and strong words at 600.
export const CUTS = {
  regular: { range: '400 549', ours: 400, local: 400 },
  bold: { range: '550 700', ours: 600, local: 700 },
}

function fontsource(family: string, subset: 'latin' | 'latin-ext'): Source {
  return {
    id: `${family}-${subset}`,
    package: `@fontsource-variable/${family}@5.3.0`,
    file: `files/${family}-${subset}-wght-normal.woff2`,
  }
}

function bothCuts(variable: Source): Record<Cut, Source> {
  return { regular: variable, bold: variable }
}

function dejaVu(name: string): Record<Cut, Source> {
  const file = (cut: string) => ({
    id: name,
    package: 'dejavu-fonts-ttf@2.37.3',
    file: `ttf/${cut}.ttf`,
    isStatic: true as const,
  })
  return { regular: file(name), bold: file(`${name}-Bold`) }
}
