import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstShown } from '../../../../src/content/team.ts'
import { fromEntries } from '../../../../src/format/from-entries.ts'
import { writtenLocales } from '../../../../src/locale.ts'
import { adminAtWork, formFields, location, sendFields } from '../../../support/admin/admin.ts'
import { last, list, radu, teamAdmin } from '../../../support/admin/team-admin.ts'
import { dentist, isSpoken, reviewedSlug } from '../../../support/samples/examples.ts'
import { photograph } from '../../../support/samples/pictures.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

const { here, html, press, publicHtml, publish } = teamAdmin()

const alt = fromEntries(
  writtenLocales.map((locale) => [`alt_${locale}`, `Portretul doctorului, zâmbind (${locale})`] as const),
)
async function upload(
  file: Uint8Array,
  fields: Record<string, string> = {},
  path = radu,
  cookie = here.admin.cookie,
) {
  const version = fields.version ?? formFields(await html(path), 'photo').get('version') ?? '0'
  const form = new FormData()
  for (const [name, value] of Object.entries({
    version,
    intent: 'photo',
    focus: 'top',
    ...alt,
    ...fields,
  }))
    form.set(name, value)
  form.set('file', new File([new Uint8Array(file)], 'foto.jpg', { type: 'image/jpeg' }))
  return here.site.fetch(path, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })
}
const picturesIn = (page: string) => [...new Set(page.match(/\/pictures\/[0-9a-f]{32}-\d+\.webp/g))]
const stored = () =>
  rowsOf<{ name: string; body: Uint8Array }>(
    here.site.db,
    'select name, body from local.objects order by name',
  )

test('a photograph goes from the draft to every page that shows the dentist, without the place where it was taken', async () => {
  const taken = await photograph()
  expect((await sharp(taken).metadata()).exif?.includes('Telefon')).toBe(true)
  const before = picturesIn(await publicHtml('/echipa'))
  expect(location(await upload(taken))).toBe(`${radu}?flash=photo`)
  expect(picturesIn(await publicHtml('/echipa'))).toEqual(before)
  const preview = await html(`/admin/preview?${new URLSearchParams({ address: '/echipa' })}`)
  expect(picturesIn(preview)).toHaveLength(1)
  expect(location(await publish())).toBe(`${list}?flash=published`)

  for (const [path, text] of [
    ['/echipa', alt.alt_ro],
    [`/echipa/${dentist.id}`, alt.alt_ro],
    ['/', alt.alt_ro],
    ['/en/echipa', alt.alt_en],
    [`/en/tratamente/${reviewedSlug}`, alt.alt_en],
    [`/tratamente/${reviewedSlug}`, alt.alt_ro],
  ] as const) {
    if (!isSpoken(path) || (path === '/' && !firstShown.includes(dentist.id))) continue
    const page = await publicHtml(path)
    const [address = ''] = picturesIn(page)
    expect(page, path).toContain(`alt="${text}"`)
    const tag = page.match(new RegExp(`<img[^>]*${address}[^>]*>`))?.[0] ?? ''
    const [, width] = /width="(\d+)"/.exec(tag) ?? []
    const [, height] = /height="(\d+)"/.exec(tag) ?? []
    expect([width, height].map(Number), path).toEqual(
      path === `/echipa/${dentist.id}` ? [640, 853] : [240, 320],
    )
    const answer = await here.site.fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(Number(width))
  }
  const objects = await stored()
  expect(objects).toHaveLength(3)
  for (const { body } of objects) {
    const { exif, xmp, icc } = await sharp(body).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(body).includes('Telefon')).toBe(false)
  }

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=team&publication=1`), 'team')
  going.set('publication_note', 'Înapoi')
  expect(location(await sendFields(here.site, history, going, here.admin.cookie))).toBe(
    `${history}?subject=team&flash=rolled-back`,
  )
  for (const path of ['/echipa', '/en/echipa'].filter(isSpoken))
    expect(picturesIn(await publicHtml(path)), path).toEqual([])
  const done = await rowsOf<{ action: string }>(here.site.db, 'select action from audit_entries order by id')
  expect(done.map(({ action }) => action).filter((action) => action !== 'sign_in')).toEqual([
    'upload',
    'edit',
    'publish',
    'rollback',
  ])
})

test('what is no photograph is refused at its field, and the texts stay', async () => {
  const jpeg = await photograph()
  const png = await sharp(jpeg).png().toBuffer()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(40_000, 16)
  bomb.writeUInt32BE(40_000, 20)
  const cases: [string, Uint8Array, RegExp][] = [
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      /nu este o fotografie/,
    ],
    ['a GIF', Buffer.from('GIF89a/*<script>*/'), /nu este o fotografie/],
    ['words under a picture’s name', Buffer.from('bună ziua'), /nu este o fotografie/],
    [
      'a picture with a page in it',
      Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
      /altceva decât/,
    ],
    [
      'a picture with an archive behind it',
      Buffer.concat([jpeg, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      /altceva decât/,
    ],
    ['a bomb of pixels', bomb, /prea mulți pixeli/],
    ['a small one', await photograph({ width: 300, height: 300 }), /prea mică/],
    ['half a picture', jpeg.subarray(0, 400), /nu poate fi citită/],
    ['a head without a body', Buffer.concat([png.subarray(0, 60), Buffer.alloc(200)]), /nu poate fi citită/],
    ['nothing', Buffer.alloc(0), /Alegeți o fotografie/],
    ['too heavy a file', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), /mai mult de 10 MB/],
  ]
  const longest = (await html(radu)).length + 10_000
  for (const [what, file, said] of cases) {
    const answer = await upload(file, { version: '0' })
    const page = await answer.text()
    expect([what, answer.status]).toEqual([what, 422])
    expect(wordsOf(page), what).toMatch(said)
    expect(page, what).toContain('id="file-error"')
    expect(page.length, `no bytes of ${what} come back`).toBeLessThan(longest)
    if (what !== 'too heavy a file') expect(page, what).toContain(`value="${alt[`alt_${last}`]}"`)
  }
  const silent = await upload(jpeg, { version: '0', [`alt_${last}`]: 'no' })
  expect(silent.status).toBe(422)
  expect(await silent.text()).toContain(`id="alt_${last}-error"`)
  expect([
    await stored(),
    await rowsOf(here.site.db, 'select * from pictures'),
    await rowsOf(here.site.db, 'select * from drafts'),
  ]).toEqual([[], [], []])
})

test('photographs that nothing refers to go at night, those in the history stay', async () => {
  await upload(await photograph())
  await publish()
  await upload(await photograph({ shade: 10 }))
  await press('undo', list)
  await here.site.db?.sql.query("update pictures set added_at = now() - interval '2 days'")
  await here.site.purge()
  expect(await stored()).toHaveLength(6)
  await here.site.db?.sql.query("update drafts set saved_at = now() - interval '40 days'")
  await here.site.purge()
  const [left] = await rowsOf<{ name: string }>(here.site.db, 'select name from pictures')
  expect((await stored()).map(({ name }) => name.slice(0, 32))).toEqual([left?.name, left?.name, left?.name])
  const [address = ''] = picturesIn(await publicHtml('/echipa'))
  expect(address).toContain(left?.name)
})

test('a photograph that cannot be had now is asked for again later, and is a line in the log, not an error', async () => {
  await upload(await photograph({ shade: 77 }))
  await publish()
  const [address = ''] = picturesIn(await publicHtml('/echipa'))
  for (const fault of ['500', 'down'] as const) {
    here.site.clearLogs()
    here.site.db?.fault(fault, '/storage')
    const unanswered = await here.site.fetch(address)
    here.site.db?.fault(null)
    expect([unanswered.status, unanswered.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(here.site.logs().filter(({ event }) => event === 'picture-unanswered')).toHaveLength(1)
    expect(here.site.logs().filter(({ level }) => level === 'error')).toEqual([])
  }
  expect((await here.site.fetch(address)).status).toBe(200)
})

test('an outage of Storage loses nothing and is said, and who is no admin uploads nothing', async () => {
  here.site.db?.fault('500', '/storage')
  const failed = await upload(await photograph())
  expect(failed.status).toBe(503)
  const page = await failed.text()
  expect(page).toContain(`value="${alt.alt_ro}"`)
  expect(wordsOf(page)).toContain('Nimic nu s-a schimbat')
  here.site.db?.fault(null)
  expect(await rowsOf(here.site.db, 'select version from drafts')).toEqual([])

  const stranger = await adminAtWork(here.site, false)
  const file = await photograph()
  for (const cookie of ['', 'made=up', stranger.cookie])
    expect([401, 403]).toContain((await upload(file, { version: '0' }, radu, cookie)).status)
  const form = new FormData()
  form.set('intent', 'photo')
  const foreign = await here.site.fetch(radu, {
    method: 'POST',
    body: form,
    headers: { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(403)
  const before = formFields(await html(radu), 'save')
  await here.site.db?.sql.query('delete from admins')
  expect((await sendFields(here.site, radu, before, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await stored()).toEqual([])
  for (const path of [
    '/pictures/x.webp',
    `/pictures/${'a'.repeat(32)}-640.webp`,
    `/pictures/${'a'.repeat(32)}-641.webp`,
  ])
    expect((await here.site.fetch(path)).status, path).toBe(404)
})
