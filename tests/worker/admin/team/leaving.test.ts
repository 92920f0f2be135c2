import { expect, test } from 'vitest'
import { isoDateOf } from '../../../../src/format/dates.ts'
import { formatDate } from '../../../../src/format/dates-in-words.ts'
import { formFields, location, sendFields } from '../../../support/admin/admin.ts'
import { list, radu, teamAdmin } from '../../../support/admin/team-admin.ts'
import { eventually } from '../../../support/eventually.ts'
import { publicAddresses } from '../../../support/pages/addresses.ts'
import { graphOf } from '../../../support/pages/html.ts'
import { dentist, otherDentist, reviewedSlug, shownStories } from '../../../support/samples/examples.ts'
import { wordsOf } from '../../../support/site/forms.ts'

const { here, html, press, publicHtml, publish } = teamAdmin()

/** Every public page, in every language, that still names somebody, by name or by their place. */
async function naming(name: string, member: string): Promise<string[]> {
  const found: string[] = []
  for (const { address } of await publicAddresses()) {
    const page = await publicHtml(address)
    if (page.includes(name) || page.includes(`#${member}`)) found.push(address)
  }
  return found
}
const reviewDue = 'Textul urmează să fie verificat din nou de un medic al clinicii.'
const former = 'Un medic care a lucrat la clinică'

test('whoever has left vouches for nothing: no page names them, in words or in structured data', async () => {
  expect((await naming(dentist.name, dentist.id)).length).toBeGreaterThan(3)
  // What they vouch for is named, and nobody leaves before it is said who takes it over.
  const form = await html(radu)
  for (const line of ['medicale verificate', 'Cine preia', 'Nimeni, deocamdată']) expect(form).toContain(line)
  const asked = await press('remove', radu)
  expect([asked.status, (await asked.text()).includes('id="heir-error"')]).toEqual([422, true])
  expect(location(await press('remove', radu, { heir: 'nobody' }))).toBe(`${list}?flash=removed`)
  const unsure = await publish()
  expect([unsure.status, wordsOf(await unsure.text()).includes('nimeni nu a preluat')]).toEqual([422, true])
  expect(location(await publish({ confirmed: 'yes' }))).toBe(`${list}?flash=published`)

  expect(await naming(dentist.name, dentist.id)).toEqual([])
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(wordsOf(page)).toContain(reviewDue)
  for (const word of ['reviewedBy', 'lastReviewed', 'Verificat medical']) expect(page).not.toContain(word)
  if (shownStories.some((story) => story.doctor === dentist.id))
    expect(wordsOf(await publicHtml('/povesti-succes'))).toContain(former)
})

test('who takes over is named from that day on, once they have read the texts, and the stories stay without a name', async () => {
  const unread = await press('remove', radu, { heir: otherDentist.id })
  expect([unread.status, (await unread.text()).includes('id="read-error"')]).toEqual([422, true])
  expect(location(await press('remove', radu, { heir: otherDentist.id, read: 'yes' }))).toBe(
    `${list}?flash=removed`,
  )
  const today = isoDateOf(new Date())
  // What will change is said in words, by name and day.
  expect(wordsOf(await html(list))).toContain(
    `${dentist.name}, ${formatDate(today, 'ro')}`.replaceAll(/\s/g, ' '),
  )
  expect(location(await publish())).toBe(`${list}?flash=published`)
  // A date has blanks that do not break.
  const review = `Verificat medical de ${otherDentist.name} la ${formatDate(today, 'ro')}.`.replaceAll(
    /\s/g,
    ' ',
  )
  await eventually(async () => wordsOf(await publicHtml(`/tratamente/${reviewedSlug}`)).includes(review), 60)
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(page).toContain(`"lastReviewed":"${today}"`)
  expect(page).toContain(`#${otherDentist.id}"`)
  expect(await publicHtml(`/echipa/${otherDentist.id}`)).toContain(`href="/tratamente/${reviewedSlug}"`)
  expect(location(await here.site.fetch(`/echipa/${dentist.id}`))).toBe('/echipa')
  expect(await naming(dentist.name, dentist.id)).toEqual([])
  if (shownStories.some((story) => story.doctor === dentist.id))
    expect(wordsOf(await publicHtml('/povesti-succes'))).toContain(former)
  // They come back, and answer for their own texts again.
  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=team&publication=1`), 'team')
  going.set('publication_note', 'Înapoi')
  await sendFields(here.site, history, going, here.admin.cookie)
  expect(wordsOf(await publicHtml(`/tratamente/${reviewedSlug}`))).toContain(
    `Verificat medical de ${dentist.name}`,
  )
})

test('a reviewer who is hidden is not named either, and a clinic without dentists is not published', async () => {
  const hide = formFields(await html(radu), 'save')
  hide.set('hidden', 'yes')
  await sendFields(here.site, radu, hide, here.admin.cookie)
  await publish({ confirmed: 'yes' })
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(page).not.toContain(dentist.name)
  expect(wordsOf(page)).toContain(reviewDue)
  expect(graphOf(page).find(({ name }) => name === dentist.name)).toBeUndefined()

  await here.site.db?.sql.query(
    `update drafts set content = jsonb_build_object('members', (select jsonb_agg(m || '{"hidden": true}') from jsonb_array_elements(content -> 'members') m)) where version > 1`,
  )
  const refused = await publish()
  expect(refused.status).toBe(422)
  expect(wordsOf(await refused.text())).toContain('Cel puțin un medic')
})
