import { expect, test } from 'vitest'
import { adminAtWork, formFields, location, pressButton, sendFields } from '../../../support/admin/admin.ts'
import { list, radu, teamAdmin } from '../../../support/admin/team-admin.ts'
import { lastOfTeam } from '../../../support/samples/examples.ts'
import { wordsOf } from '../../../support/site/forms.ts'

const { here, html, press } = teamAdmin()

test('two people at once: both stay, unless they changed the same words', async () => {
  const first = formFields(await html(radu), 'save')
  const second = formFields(await html(radu), 'save')
  first.set('functie_ro', 'Medic primar, chirurgie')
  second.set('since', '2009')
  expect(location(await sendFields(here.site, radu, first, here.admin.cookie))).toBe(`${radu}?flash=saved`)
  expect(location(await sendFields(here.site, radu, second, here.admin.cookie))).toBe(`${radu}?flash=merged`)
  first.set('functie_ro', 'Medic primar, implantologie')
  const third = formFields(await html(radu), 'save')
  third.set('functie_ro', 'Altă funcție')
  await sendFields(here.site, radu, third, here.admin.cookie)
  const conflict = await sendFields(here.site, radu, first, here.admin.cookie)
  expect(conflict.status).toBe(409)
  const page = await conflict.text()
  expect(page).toContain('value="Medic primar, implantologie"')
  // Both versions stand side by side, with who saved the other one.
  const [, compared = ''] = page.split('id="conflict-title"')
  const [table = ''] = compared.split('</section>')
  for (const part of [
    '<mark>Medic primar, implantologie</mark>',
    '<mark>Altă funcție</mark>',
    here.admin.email,
  ])
    expect(table).toContain(part)
  const kept = await sendFields(here.site, radu, formFields(page, 'save'), here.admin.cookie)
  expect(location(kept)).toBe(`${radu}?flash=saved`)
  const both = formFields(await html(radu), 'save')
  expect([both.get('functie_ro'), both.get('since')]).toEqual(['Medic primar, implantologie', '2009'])
})

test('a form that was refused is saved with what somebody else has changed meanwhile', async () => {
  const mine = formFields(await html(radu), 'save')
  const others = new URLSearchParams(mine)
  others.set('functie_ro', 'Medic primar, parodontologie')
  await sendFields(here.site, radu, others, here.admin.cookie)
  mine.set('since', 'demult')
  const refused = await sendFields(here.site, radu, mine, here.admin.cookie)
  expect(refused.status).toBe(422)
  const corrected = formFields(await refused.text(), 'save')
  corrected.set('since', '2011')
  const saved = await sendFields(here.site, radu, corrected, here.admin.cookie)
  expect(location(saved)).toBe(`${radu}?flash=merged`)
  const both = formFields(await html(radu), 'save')
  expect([both.get('functie_ro'), both.get('since')]).toEqual(['Medic primar, parodontologie', '2011'])
})

test('what was typed about a member whom somebody else has taken off stays, and saving adds them again', async () => {
  const own = `${list}/${lastOfTeam}`
  const typed = formFields(await html(own), 'save')
  typed.set('functie_ro', 'Asistentă medicală principală')
  const dan = await adminAtWork(here.site)
  await pressButton(here.site, dan, own, 'remove', { heir: 'nobody' })
  const answer = await sendFields(here.site, own, typed, here.admin.cookie)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(wordsOf(page)).toContain('cineva a scos persoana din ciornă')
  const form = formFields(page, 'save')
  expect(form.get('functie_ro')).toBe('Asistentă medicală principală')
  expect(page).toContain(`action="${list}/new"`)
  const added = await sendFields(here.site, `${list}/new`, form, here.admin.cookie)
  expect(location(added)).toMatch(/\?flash=added$/)
})

test('whoever took a member off brings them back with one press, whatever others have added since', async () => {
  const own = `${list}/${lastOfTeam}`
  expect(location(await press('remove', own, { heir: 'nobody' }))).toBe(`${list}?flash=removed`)
  const dan = await adminAtWork(here.site)
  const fields = formFields(await html(`${list}/new`), 'save')
  for (const [name, value] of formFields(await html(radu), 'save'))
    if (name !== 'version') fields.set(name, value)
  fields.set('nume_ro', 'Dr. Ioana Coleg')
  fields.set('nume_en', 'Dr Ioana Coleg')
  const added = await sendFields(here.site, `${list}/new`, fields, dan.cookie)
  expect(location(added)).toMatch(/\?flash=added$/)
  expect(location(await press('undo', list))).toBe(`${list}?flash=undone`)
  const page = await html(list)
  expect(page).toContain(`href="${own}"`)
  expect(page).toContain('Ioana Coleg')
})
