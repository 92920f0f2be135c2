import sharp from 'sharp'
import { expect } from 'vitest'
import { password } from '../../support/admin/account.ts'
import { adminAtWork, formFields, location, pressButton } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { testOf } from '../../support/module-test.ts'
import { otherDentist } from '../../support/samples/examples.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'

const test = testOf('news')
const here = openAdmin({ freshEachTest: true })

const slug = 'cum-arata-sala-de-tratament'
const address = `/admin/news/${slug}`
const paragraphs = `## Sala\n\n${'Un paragraf despre sala de tratament. '.repeat(8)}`
const written = {
  'title-ro': 'Cum arată sala de tratament',
  'description-ro':
    'Ce se vede din scaun, ce face lumina de sus și de ce este atât de liniște în sala de tratament.',
  'keywords-ro': 'sală, tratament, prima vizită',
  'text-ro': paragraphs,
  'title-en': 'What a treatment room looks like',
  'description-en':
    'What is to be seen from the chair, what the lamp above does and why the room is so quiet.',
  'keywords-en': 'room, treatment, first visit',
  'text-en': paragraphs,
  reviewer: otherDentist.id,
  'locale-ro': 'yes',
  'locale-en': 'yes',
}
const alt = { alt_ro: 'Sala, cu scaunul în lumină', alt_en: 'The room, with its chair in the light' }
const html = async (path = address) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()
const stored = () => rowsOf<{ name: string }>(here.site.db, 'select name from local.objects order by name')

/** Sends the article's form as a browser without scripts does, with a photograph. */
async function send(
  fields: Record<string, string>,
  file: Uint8Array | null = null,
  { button = 'picture', path = address, cookie = here.admin.cookie } = {},
) {
  const form = new FormData()
  const drawn = path === address ? formFields(await html(), 'save') : new URLSearchParams()
  for (const [name, value] of drawn) form.set(name, value)
  for (const [name, value] of Object.entries({ ...fields, intent: button })) form.set(name, value)
  const bytes = new Uint8Array(file ?? [])
  form.set('file', new File([bytes], 'sala.jpg', { type: 'image/jpeg' }))
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  return here.site.fetch(path, { method: 'POST', body: form, headers })
}
const press = (button: string, fields: Record<string, string> = {}) =>
  pressButton(here.site, here.admin, address, button, fields)
const begin = () =>
  here.admin.post('/admin/news', { title: written['title-ro'], address: slug, 'locale-ro': 'yes' })
const bodyOf = async (language: string) => formFields(await html(), 'save').get(`text-${language}`) ?? ''
const idIn = (body: string) => /\(([0-9a-f]{32}-\d+x\d+)/.exec(body)?.[1] ?? ''
const figure =
  /<figure><img src="(\/pictures\/[0-9a-f]{32}-1280\.webp)" srcset="[^"]*" sizes="[^"]*" width="900" height="1200" alt="([^"]*)" loading="lazy" decoding="async">(?:<figcaption>([^<]*)<\/figcaption>)?<\/figure>/

test('what was typed beside a photograph is not lost when the session had ended: the photograph is chosen again', async () => {
  await begin()
  const raw = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(raw.length).toBeGreaterThan(600 * 1024)
  const ended = `${here.admin.cookie.split('=')[0]}=${here.admin.cookie.split('=')[1]?.split('.').slice(0, 2).join('.')}.x`
  const late = await send({ ...written, ...alt }, raw, { button: 'save', cookie: ended })
  const page = await late.text()
  expect(late.status).toBe(401)
  expect(wordsOf(page)).toContain('Ce ați trimis nu s-a pierdut')
  const kept = /name="kept" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const back = await sendForm(here.site, '/admin/sign-in', {
    email: here.admin.email,
    password,
    kept,
  })
  expect(back.status).toBe(303)
  expect(location(back)).toContain(address)
  expect(await bodyOf('ro')).toContain('Un paragraf despre sala de tratament.')
})

test('a photograph is uploaded, seen in the preview, published with the article in both languages, and goes with it', async () => {
  await begin()
  const added = await send({ ...written, ...alt, caption_ro: 'Sala 2' }, await photograph())
  expect(location(added)).toBe(`${address}?flash=picture`)
  expect(wordsOf(await html(`${address}?flash=picture`))).toContain('la sfârșitul textului')
  const id = idIn(await bodyOf('ro'))
  expect(await bodyOf('ro')).toBe(`${paragraphs.trim()}\n\n![${alt.alt_ro}](${id} "Sala 2")`)
  expect(await bodyOf('en')).toBe(`${paragraphs.trim()}\n\n![${alt.alt_en}](${id})`)
  const editor = await html()
  expect(editor).toContain(`<code>![${alt.alt_ro}](${id} &quot;Sala 2&quot;)</code>`)
  expect(editor).toMatch(figure)
  expect(await html(`/admin/preview?address=/noutati/${slug}`)).toMatch(figure)
  expect(location(await press('publish', { publication_note: 'Cu fotografie' }))).toBe(
    `${address}?flash=published`,
  )

  for (const [path, said, caption] of [
    [`/noutati/${slug}`, alt.alt_ro, 'Sala 2'],
    [`/en/noutati/${slug}`, alt.alt_en, undefined],
  ] as const) {
    const [, src = '', words, shown] = figure.exec(await publicHtml(path)) ?? []
    expect([words, shown], path).toEqual([said, caption])
    const picture = await here.site.fetch(src)
    const { width, height, exif } = await sharp(await picture.arrayBuffer()).metadata()
    expect([picture.headers.get('content-type'), width, height, exif]).toEqual([
      'image/webp',
      900,
      1200,
      undefined,
    ])
  }
  expect(await stored()).toHaveLength(3)

  const old = "update pictures set added_at = now() - interval '2 days'"
  await rowsOf(here.site.db, old)
  await rowsOf(here.site.db, "update drafts set saved_at = now() - interval '2 years'")
  await here.site.purge()
  expect(await stored()).toHaveLength(3)
  expect(location(await press('withdraw', { reason: 'Sala s-a schimbat' }))).toBe(
    `${address}?flash=withdrawn`,
  )
  await here.site.purge()
  // It can be published again.
  expect(await stored()).toHaveLength(3)
  await press('save', { 'text-ro': paragraphs, 'text-en': paragraphs })
  await rowsOf(here.site.db, "update drafts set saved_at = now() - interval '2 years'")
  await rowsOf(here.site.db, "delete from publications where subject like 'news/%'")
  await here.site.purge()
  expect([await stored(), await rowsOf(here.site.db, 'select * from pictures')]).toEqual([[], []])
})

test('an image from elsewhere and one without words are refused when the article is published, and nothing is lost', async () => {
  await begin()
  await send({ ...written, ...alt }, await photograph())
  const body = await bodyOf('ro')
  for (const [wrong, said] of [
    ['![O sală](https://x.example/sala.jpg)', 'o imagine care nu apare, https://x.example/sala.jpg'],
    ['![O sală](/photos/sala.jpg)', 'o imagine care nu apare, /photos/sala.jpg'],
    ['![O sală](data:image/png;base64,AAAA)', 'o imagine care nu apare, data:image/png;base64,AAAA'],
    [`![](${idIn(body)})`, 'nu are text alternativ'],
    [`![Sala de tratament](${'ab'.repeat(16)}-640x480)`, 'nu mai este păstrată'],
  ] as const) {
    const typed = `${paragraphs}\n${wrong}`
    expect(location(await press('save', { 'text-ro': typed })), wrong).toBe(`${address}?flash=saved`)
    const refused = await press('publish', { publication_note: 'Cu fotografie' })
    expect(refused.status, wrong).toBe(422)
    expect(wordsOf(await refused.text()), wrong).toContain(said)
    expect(await bodyOf('ro'), wrong).toBe(typed.trim())
    expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)
    if (!said.includes('păstrată')) expect(wordsOf(await html()), 'while it is written').toContain(said)
    expect(await html()).not.toContain('src="https://x.example')
  }
  const english = await (
    await here.admin.post('/api/admin/article?locale=en', { locale: 'ro', 'text-ro': '![](a.png)' })
  ).json()
  expect(english).toMatchObject({ faults: [expect.stringContaining('an image that is not shown, a.png')] })
})

test('what is no photograph, or has no words for who does not see it, is refused at its field, and the text stays', async () => {
  await begin()
  const jpeg = await photograph()
  const text = { ...written, 'text-ro': 'Un text abia început' }
  const longest = (await html()).length + 10_000
  for (const [what, file, fields, name] of [
    ['no file', null, alt, 'file'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), alt, 'file'],
    ['a document in a photograph', Buffer.concat([jpeg, Buffer.from('%PDF-1.4 ... %%EOF')]), alt, 'file'],
    ['a page in a photograph', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), alt, 'file'],
    ['no words in English', jpeg, { alt_ro: alt.alt_ro }, 'alt_en'],
    ['a caption as long as a page', jpeg, { ...alt, caption_ro: 'Sala '.repeat(50) }, 'caption_ro'],
  ] as const) {
    const answer = await send({ ...text, ...fields }, file)
    const page = await answer.text()
    expect(answer.status, what).toBe(422)
    expect(page.length, `no bytes of ${what} come back`).toBeLessThan(longest)
    expect(page, what).toContain(`id="${name}-error"`)
    expect(page, what).toContain('Un text abia început</textarea>')
    expect(page, what).toContain(`value="${alt.alt_ro}"`)
  }
  expect(await stored()).toEqual([])
  const heavy = await send(text, Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]))
  expect([heavy.status, wordsOf(await heavy.text()).includes('mai mult de 10 MB')]).toEqual([422, true])
})

test('a chosen photograph is added whichever button saves; the language that the article lacks asks for no words', async () => {
  await begin()
  const { 'locale-en': _, ...romanian } = written
  expect(
    location(await send({ ...romanian, alt_ro: alt.alt_ro }, await photograph(), { button: 'save' })),
  ).toBe(`${address}?flash=picture`)
  expect(idIn(await bodyOf('ro'))).not.toBe('')
  expect(idIn(await bodyOf('en'))).toBe('')
  const refused = await send(
    { ...romanian, date: 'mâine', alt_ro: alt.alt_ro },
    await photograph({ shade: 30 }),
  )
  expect(refused.status).toBe(422)
  // The photograph is stored already: its line is in the text that comes back.
  expect((await refused.text()).match(/\n!\[Sala/g)?.length).toBeGreaterThan(1)
})

test('an editor with scripts gets the lines to put where somebody writes; nobody else uploads anything', async () => {
  await begin()
  const path = '/api/admin/article/picture'
  const answer = await send({ 'locale-ro': 'yes', ...alt }, await photograph(), { path })
  expect(await answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}-900x1200$/),
    src: expect.stringMatching(/-240\.webp$/),
    lines: {
      ro: expect.stringMatching(/^!\[Sala, cu scaunul în lumină\]\([0-9a-f]{32}-900x1200\)$/),
      en: null,
    },
  })
  const wrong = await send({ 'locale-ro': 'yes' }, null, { path: `${path}?locale=en` })
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    { errors: { file: 'Choose a photograph.', alt_ro: expect.stringContaining('between 8 and 200') } },
  ])
  const files = await stored()
  const stranger = await adminAtWork(here.site, false)
  for (const cookie of ['', stranger.cookie]) {
    const refused = await send({ ...alt }, await photograph({ shade: 60 }), { path, cookie })
    expect([401, 403]).toContain(refused.status)
    expect(
      (await send({ ...written, ...alt, version: '2' }, await photograph({ shade: 60 }), { cookie })).status,
    ).not.toBe(303)
  }
  expect(await stored()).toEqual(files)
})
