import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildScript } from '../../scripts/build/browser-scripts.ts'
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts'
import { readManifest, readPages } from '../../scripts/build/read-pages.ts'
import { modules } from '../../src/content/clinic.ts'
import { type Found, newerInScript, newerInStyles } from '../support/newer-features.ts'
import { sharedSite } from '../support/site/shared.ts'
import { some } from '../support/some.ts'

const dir = 'dist/production/client'
const { manifest } = readManifest(dir)
const site = await sharedSite('production')
// The folder also has files of earlier builds.
const files = [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))]
const sheets = readPages(dir).flatMap(({ sheet }) => (sheet === null ? [] : sheet.href.slice(1)))
const textOf = (file: string) => readFileSync(`${dir}/${file}`, 'utf8')
const inline = await Promise.all(
  ['/', '/contact', '/preturi', '/nu-exista', '/admin/sign-in', '/%'].map(async (address) => {
    const html = await (await site.fetch(address)).text()
    return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  }),
)
const styles = [...files.filter((file) => file.endsWith('.css')), ...sheets].map(textOf)
const inStyles = [...styles, ...inline.flat()].flatMap(newerInStyles)
const namesOf = (found: readonly Found[]) => [...new Set(found.map(({ feature }) => feature))].sort()

/** What a browser that does not know it leaves out, and what a visitor misses by that. */
const harmless: Record<string, string> = {
  '@page': 'the number of the page on paper',
  size: 'the size of the paper, which the printer knows',
  '@starting-style': 'how the menu slides in',
  ':details-content': 'on paper, and in the footer of a desktop, what is folded stays so',
  ':has': 'see below',
  ':user-invalid': 'the edge of a wrong field, beside the words',
  ':view-transition-group': 'how one page becomes another',
  ':view-transition-new': 'the same',
  ':view-transition-old': 'the same',
  'view-transition-name': 'the same',
  'view-transition-name: none': 'the same',
  'anchor-name': 'that the bar follows the banner before a script has measured it',
  'contain-intrinsic-block-size': 'speed',
  'content-visibility': 'speed',
  'content-visibility: auto': 'speed',
  'content-visibility: visible': 'what is folded stays so on paper',
  'field-sizing': 'a field that grows as one writes',
  'field-sizing: content': 'the same',
  'grid-template-columns: subgrid': 'nothing: the days are laid out in another way there',
  'grid-template-rows: subgrid': 'labels of a pair on one line where one of them has a hint',
  'scrollbar-width': 'how wide a scroll bar is',
  'scrollbar-width: thin': 'the same',
  'text-wrap': 'where lines end',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'the same',
}

/** Methods by names that nothing older has, and what keeps browsers that lack them from being asked. */
const guarded: Record<string, string> = {
  '.addRoutes()': 'asked for before',
  '.checkVisibility()': 'by code that begins where there is the Navigation API, which is newer',
  '.createHTML()': 'where there are trusted types',
  '.createPolicy()': 'the same',
  '.createScriptURL()': 'the same',
  '.hidePopover()': 'taught by client/popovers.ts',
  '.skipTransition()': 'React asks whether there are view transitions',
  '.startViewTransition()': 'React and we ask whether there are',
  '.togglePopover()': 'taught by client/popovers.ts',
  '.use()': 'React’s own',
  ToggleEvent: 'client/popovers.ts makes it',
  ViewTransition: 'React asks whether there is',
  trustedTypes: 'asked for before',
}

test('styles ask for nothing newer than the oldest browsers but what a visitor can miss', () => {
  expect(inline.every((texts) => texts.length > 0)).toBe(true)
  const found = namesOf(inStyles)
  expect(found.filter((name) => !Object.hasOwn(harmless, name))).toEqual([])
  // A clinic without a part has no styles of it.
  if (Object.values(modules).every(Boolean)) expect(found).toEqual(Object.keys(harmless).sort())
})

test('no phone enlarges text by itself, iPhones by their own name for it', () => {
  const enlarged = some(sheets).filter((sheet) => !textOf(sheet).includes('-webkit-text-size-adjust:none'))
  expect(enlarged).toEqual([])
})

/** They show a part of the admin, and of paper, in another way. */
const shownAnyway =
  /^\.estimate:has\(\.rate\)$|option\[value=range\]:checked|^:root:has\(\.pain(-clinic>\.open-now\[data-status=closed\])?\)/

test('a rule that only newer browsers read makes nothing visible', () => {
  const showing = inStyles.filter(
    ({ feature, rule }) =>
      feature === ':has' &&
      rule?.some(
        (each) =>
          each.type === 'decl' &&
          /^(display:(?!none)|visibility:visible|opacity:[^0])/.test(`${each.prop}:${each.value}`),
      ),
  )
  const where = [...new Set(showing.map(({ where }) => where))]
  expect(where.filter((selector) => !shownAnyway.test(selector))).toEqual([])
})

test('scripts call nothing newer than the oldest browsers without having asked', async () => {
  const alone = await Promise.all(
    [
      'src/features/consent/head-script.ts',
      'client/start.ts',
      'client/service-worker.ts',
      'src/features/insights/views-script.ts',
      'src/features/admin/frame/leave-script.ts',
    ].map(async (entry) => (await buildScript(entry)).text),
  )
  const scripts = [...files.filter((file) => file.endsWith('.js')).map(textOf), ...alone]
  const newer = new Set(scripts.flatMap(newerInScript))
  expect([...newer].sort()).toEqual(Object.keys(guarded).sort())
})

test('the check knows what it looks for', () => {
  const features = (css: string) => newerInStyles(css).map(({ feature }) => feature)
  expect(features('a { color: light-dark(#fff, #000) }')).toEqual(['light-dark()'])
  expect(features('a { b { color: red } }')).toEqual(['nesting'])
  expect(features('a:popover-open, b { color: red }')).toEqual([':popover-open'])
  expect(features('a:is(:popover-open, .b) { color: red }')).toEqual([])
  expect(
    features('@supports (color: light-dark(#fff, #000)) { a { color: light-dark(#fff, #000) } }'),
  ).toEqual([])
  expect(features('a::before { content: "x" / "" }')).toEqual(['content: "" / ""'])
  expect(newerInScript('URL.parse("a"); [].toSorted(); Promise.withResolvers(); menu.showPopover()')).toEqual(
    ['.showPopover()', '.withResolvers()', 'URL.parse'],
  )
})

test('the README names the oldest browsers', () => {
  const { safari, ios, chrome, firefox, samsung } = oldestBrowsers
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Safari ${safari}, iOS ${ios}, Chrome ${chrome}, Firefox ${firefox}, Samsung Internet ${samsung}`,
  )
})
