import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/features/news/markdown.server.ts'
import { hasRunOnLines, pastedMarkdown } from '../../../src/features/news/pasted-markdown.ts'

test.each([
  ['##\u00a0De ce', '## De ce'],
  ['##\tDe ce', '## De ce'],
  ['##De ce', '## De ce'],
  ['#1 în top', '#1 în top'],
  ['\tUn paragraf\tcu tab', 'Un paragraf cu tab'],
  ['\u2022\tUnu\n\u2022\tDoi', '- Unu\n- Doi'],
  ['\uf0b7 Unu\n\n\u25aa Doi', '- Unu\n\n- Doi'],
  ['-\tUnu\no\tSub', '- Unu\n  - Sub'],
  ['1.\tUnu\n2)\tDoi', '1. Unu\n2. Doi'],
  [
    'Primul.\nAl doilea.\n## Titlu\n- a\n- b\nSfârșit',
    'Primul.\n\nAl doilea.\n\n## Titlu\n\n- a\n- b\n\nSfârșit',
  ],
  ['Primul,\ncare continuă.\n\nAl doilea.', 'Primul,\ncare continuă.\n\nAl doilea.'],
  ['[x](www.exemplu.ro)', '[x](https://www.exemplu.ro)'],
  ['[x](exemplu.ro/pagina?a=1)', '[x](https://exemplu.ro/pagina?a=1)'],
  ['[x](ana@exemplu.ro)', '[x](mailto:ana@exemplu.ro)'],
  ['[x](/preturi) [y](#sus) [z](https://a.ro)', '[x](/preturi) [y](#sus) [z](https://a.ro)'],
  [`![Sala](${'ab'.repeat(16)}-640x480)`, `![Sala](${'ab'.repeat(16)}-640x480)`],
  ['```\n\tcod\n\u2022 cod\n```', '```\n\tcod\n\u2022 cod\n```'],
])('%j is meant as %j', (pasted, meant) => {
  expect(pastedMarkdown(pasted)).toBe(meant)
  expect(pastedMarkdown(meant)).toBe(meant)
})

test('a text from Word has its headings, lists and paragraphs on the page', () => {
  const { html } = renderMarkdown(
    pastedMarkdown('##\u00a0De ce\r\nPrimul paragraf.\r\nAl doilea.\r\n\u2022\tUnu\r\n\u2022\tDoi'),
    (address) => address,
  )
  for (const part of ['<h2 id="de-ce">', '<p>Primul paragraf.</p>', '<p>Al doilea.</p>', '<li>Unu</li>'])
    expect(html).toContain(part)
})

test('lines that run together are told, and none that do not', () => {
  expect(hasRunOnLines('Primul paragraf.\nAl doilea.\n\nAl treilea.')).toBe(true)
  expect(hasRunOnLines('Primul.\n\nAl doilea.\n\n- a.\n- b.\n\n## Titlu\nText.')).toBe(false)
})
