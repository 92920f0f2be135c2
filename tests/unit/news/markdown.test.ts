import { describe, expect, test } from 'vitest'
import { imagesIn, renderMarkdown } from '../../../src/features/news/markdown.server.ts'
import { pictureLine } from '../../../src/features/pictures/text-picture.ts'

const same = (address: string) => address
/** A stored photograph as articles write it. */
const id = `${'ab'.repeat(16)}-1280x853`
const html = (markdown: string) => renderMarkdown(markdown, same).html

describe('what an attacker could write', () => {
  const attacks = [
    '<script>alert(1)</script>',
    'text <script>alert(1)</script> text',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">here</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>body{display:none}</style>',
    '<!-- --><script>alert(1)</script>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo "<script>" ?>',
    '</div></main><form action="//evil.example"><input name=x>',
    '[here](javascript:alert(1))',
    '[here](JaVaScRiPt:alert(1))',
    '[here](  javascript:alert(1))',
    '[here](java\nscript:alert(1))',
    '[here](&#106;avascript:alert(1))',
    '[here](&#x6A;avascript&colon;alert(1))',
    '[here](\u0001javascript:alert(1))',
    '[here](vbscript:msgbox(1))',
    '[here](data:text/html,<script>alert(1)</script>)',
    '[here](file:///etc/passwd)',
    '[here][one]\n\n[one]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![picture](javascript:alert(1))',
    '![picture](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![" onerror="alert(1)](x.png)',
    `![" onerror="alert(1)](${id} "" onload="alert(1)")`,
    `![<script>alert(1)</script>](${id} "<script>alert(1)</script>")`,
    `![one](${id}"onload="alert(1))`,
    '![one](//evil.example/a.webp)',
    '![one](https://evil.example/a.webp)',
    '![one][two]\n\n[two]: https://evil.example/a.webp',
    '[here](/contact "title\\" onclick=\\"alert(1)")',
    '[here](/contact" onclick="alert(1))',
    '[here](</contact" onclick="alert(1)>)',
    '```"><script>alert(1)</script>\ncode\n```',
    '`<script>alert(1)</script>`',
    '# <img src=x onerror=alert(1)>',
    '## "><script>alert(1)</script>',
    '## &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    '<h2>mine</h2>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ]

  test.each(attacks)('%j becomes text', (attack) => {
    for (const tag of tagsOf(html(attack))) {
      expect(tag).toMatch(harmlessTag)
      for (const [, address = ''] of tag.matchAll(/(?:href|src|srcset)="([^"]*)"/g))
        expect(address).not.toMatch(/^\W*\w+:|\/\//)
    }
  })

  test('the check sees what would get through', () => {
    for (const bad of ['<script>', '<img src=x onerror=alert(1)>', '<a href="/x" onclick="alert(1)">'])
      expect(bad).not.toMatch(harmlessTag)
  })
})

describe('what an author writes', () => {
  test('headings begin below the heading of the page and can be linked to', () => {
    const { html, headings } = renderMarkdown(
      '# Întâi\n\n## De ce *sângerează*\n\n### Și apoi\n\n## Întâi',
      same,
    )
    expect(html).not.toContain('<h1')
    expect(html).toContain('<h2 id="intai">Întâi</h2>')
    expect(html).toContain('<h2 id="de-ce-sangereaza">De ce <em>sângerează</em></h2>')
    expect(html).toContain('<h3 id="si-apoi">')
    expect(headings).toEqual([
      { id: 'intai', text: 'Întâi' },
      { id: 'de-ce-sangereaza', text: 'De ce sângerează' },
      { id: 'intai-2', text: 'Întâi' },
    ])
  })

  test('a heading takes no id of the page around it', () => {
    const written = ['## Main', '## Menu', '## Înrudite', '## Newsletter title'].join('\n\n')
    expect(renderMarkdown(written, same).headings.map(({ id }) => id)).toEqual([
      'main-2',
      'menu-2',
      'inrudite-2',
      'newsletter-title-2',
    ])
  })

  test('a heading takes no id that another has written out', () => {
    const { headings } = renderMarkdown('## A 2\n\n## A\n\n## A', same)
    expect(headings.map(({ id }) => id)).toEqual(['a-2', 'a', 'a-3'])
  })

  test('a heading of signs alone still has an id', () => {
    expect(renderMarkdown('## !?', same).headings).toEqual([{ id: 'text', text: '!?' }])
  })

  test('links go where they are sent', () => {
    const seen: string[] = []
    const { html } = renderMarkdown('[one](/preturi?a=1&b=2) [two](https://x.example "t")', (address) => {
      seen.push(address)
      return address.startsWith('/') ? `/en${address}` : address
    })
    expect(seen).toEqual(['/preturi?a=1&b=2', 'https://x.example'])
    expect(html).toContain('<a href="/en/preturi?a=1&amp;b=2">one</a>')
    expect(html).toContain('<a href="https://x.example" title="t">two</a>')
  })

  test('an address cannot leave its quotes', () => {
    expect(renderMarkdown('[one](/x)', () => '"><script>').html).toBe(
      '<p><a href="&quot;&gt;&lt;script&gt;">one</a></p>\n',
    )
  })

  test('lists and emphasis are kept', () => {
    expect(html('- **one**\n- *two*')).toBe(
      '<ul>\n<li><strong>one</strong></li>\n<li><em>two</em></li>\n</ul>\n',
    )
  })
})

describe('photographs', () => {
  const stored = '/pictures/abababababababababababababababab'
  const image = (alt: string) =>
    `<img src="${stored}-1280.webp" srcset="${stored}-240.webp 240w, ${stored}-640.webp 640w, ${stored}-1280.webp 1280w"` +
    ` sizes="(min-width: 50rem) 46rem, 92vw" width="1280" height="853" alt="${alt}" loading="lazy" decoding="async">`

  test('one in a paragraph of its own is a figure with its caption, and has its place before it comes', () => {
    expect(html(`Text.\n\n![Sala de tratament](${id} "Sala nouă")`)).toBe(
      `<p>Text.</p>\n<figure>${image('Sala de tratament')}<figcaption>Sala nouă</figcaption></figure>\n`,
    )
  })

  test('one among words stays among them', () => {
    expect(html(`Aici ![Sala](${id} "Nouă") și acolo`)).toBe(
      `<p>Aici ${image('Sala')}<small>Nouă</small> și acolo</p>\n`,
    )
  })

  test('a small one is offered in no width that it does not have', () => {
    const small = html(`![Sala](${'ab'.repeat(16)}-500x400)`)
    expect(small).toContain(
      `src="${stored}-640.webp" srcset="${stored}-240.webp 240w, ${stored}-640.webp 500w"`,
    )
  })

  test('nothing from elsewhere is fetched: its words stay', () => {
    for (const address of [
      'https://x.example/a.jpg',
      '/photos/a.jpg',
      `${id}.webp`,
      `/pictures/${id}`,
      'a.png',
    ])
      expect(html(`![O *sală* nouă](${address})`)).toBe('<p>O sală nouă</p>\n')
  })

  test('a mail has them at their whole address', () => {
    const { html } = renderMarkdown(`![Sala](${id})`, same, 'https://clinic.example')
    expect(html).toContain(`src="https://clinic.example${stored}-1280.webp"`)
    expect(html.match(/https:\/\/clinic\.example\/pictures/g)).toHaveLength(4)
  })

  test('what the editor writes for a photograph is read as it was typed', () => {
    const alt = 'O [sală] *nouă* \\ și <b> & „una” !'
    const line = pictureLine({ picture: 'ab'.repeat(16), width: 1280, height: 853 }, alt, 'Zis "așa"')
    expect(imagesIn(`Text\n\n${line}`)).toEqual([
      {
        alt,
        caption: 'Zis "așa"',
        address: id,
        picture: { picture: 'ab'.repeat(16), width: 1280, height: 853 },
      },
    ])
    expect(html(line)).toContain('<figcaption>Zis &quot;așa&quot;</figcaption>')
  })

  test('an image is found whatever its address, also one that is never shown', () => {
    expect(
      imagesIn(
        '![](data:image/png;base64,AA) [![a](javascript:x)](/x)\n\n- ![b][c]\n\n[c]: //x.example/b.png',
      ).map(({ alt, address, picture }) => [alt, address, picture]),
    ).toEqual([
      ['', 'data:image/png;base64,AA', null],
      ['a', 'javascript:x', null],
      ['b', '//x.example/b.png', null],
    ])
  })
})

describe('what would take long', () => {
  const length = 20_000
  const patterns = [
    '>',
    '> ',
    '> - ',
    '1. ',
    '- ',
    '[',
    '![',
    '[a](',
    '*a_ ',
    'a**b',
    '>*',
    'a\n=\n',
    '> a\nb\n',
    '`',
  ]

  test.each(patterns)('%j over and over', (pattern) => {
    const before = process.cpuUsage()
    html(pattern.repeat(length / pattern.length))
    const { user, system } = process.cpuUsage(before)
    // A renderer without a bound spent 5 s on some of these, this one less than 0.1 s.
    expect((user + system) / 1e6).toBeLessThan(2)
  })
})

function tagsOf(text: string): string[] {
  return text.match(/<[^>]*>?/g) ?? []
}

/** An element that Markdown knows, with the attributes it gives them, each in quotes. */
const harmlessTag =
  /^<\/?(?:p|h[2-6]|a|em|strong|code|pre|ul|ol|li|blockquote|hr|br|img|figure|figcaption|small)(?: (?:href|src|srcset|sizes|width|height|loading|decoding|alt|title|id|start|class)="[^"<>]*")*(?: \/)?>$/
