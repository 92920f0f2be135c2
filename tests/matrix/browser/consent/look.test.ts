import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { hydrated } from '../../../support/browser/browser.ts'
import { banner, dialog, openPreferences, openVisits } from '../../../support/browser/consent.ts'
import { inEnglishIfSpoken } from '../../../support/samples/examples.ts'

const visits = openVisits()

/** The colours of a switch as the browser paints them, and those of the dialog around it. */
const coloursOf = (page: Page, name: string) =>
  dialog(page)
    .getByRole('switch', { name })
    .evaluate((input) => {
      const track = getComputedStyle(input)
      const thumb = getComputedStyle(input, '::before')
      const around = getComputedStyle(input.closest('dialog') ?? input)
      return {
        around: around.backgroundColor,
        border: track.borderTopColor,
        track: track.backgroundColor,
        thumb: thumb.backgroundColor,
        thumbAt: thumb.translate,
        ring: `${track.outlineStyle} ${track.outlineWidth}`,
        ringColour: track.outlineColor,
      }
    })

describe.each(['light', 'dark'] as const)('in forced colours on a %s ground', (colorScheme) => {
  test('a switch shows whether it is on, and which one has the focus', async () => {
    const { page } = await visits.arrive('/contact', {
      viewport: { width: 360, height: 740 },
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    })
    await hydrated(page)
    await openPreferences(page, 'Personalizează')
    await dialog(page).getByRole('switch', { name: 'Analiză' }).focus()
    await page.keyboard.press('Space')
    const on = await coloursOf(page, 'Analiză')
    const off = await coloursOf(page, 'Marketing')
    for (const look of [on, off]) {
      expect(contrast(look.thumb, look.track)).toBeGreaterThanOrEqual(3)
      expect(contrast(look.border, look.around)).toBeGreaterThanOrEqual(3)
    }
    expect([on.track, on.thumbAt]).not.toEqual([off.track, off.thumbAt])
    expect(on.thumbAt).not.toBe(off.thumbAt)
    expect(on.ring).toBe('solid 3px')
    expect(contrast(on.ringColour, on.around)).toBeGreaterThanOrEqual(3)
    expect(off.ring).toMatch(/^none/)
  })

  test('banner, dialog and their buttons have edges that can be seen', async () => {
    const { page } = await visits.arrive(inEnglishIfSpoken('/contact'), {
      forcedColors: 'active',
      colorScheme,
    })
    await hydrated(page)
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(part)
          const ground = getComputedStyle(document.body).backgroundColor
          return { colour: borderTopColor, line: `${borderTopStyle} ${borderTopWidth}`, ground }
        }),
      )
    const banners = await edges('.consent-banner, .consent-banner .button')
    await openPreferences(page, speaks('en') ? 'Customise' : 'Personalizează')
    const dialogs = await edges('.consent-dialog, .consent-dialog .button')
    expect([banners.length, dialogs.length]).toEqual([3, 5])
    for (const { colour, line, ground } of [...banners, ...dialogs]) {
      expect(line).toMatch(/^solid [23]px$/)
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('nobody who asks for less motion sees any in banner and dialog', async () => {
  const { page } = await visits.arrive('/contact', { reducedMotion: 'reduce' })
  await hydrated(page)
  await openPreferences(page, 'Personalizează')
  const moving = await page
    .locator('.consent-banner, .consent-banner *, .consent-dialog, .consent-dialog *')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        [null, '::before', '::backdrop'].flatMap((pseudo) => {
          const { animationName, transitionProperty, transitionDuration } = getComputedStyle(part, pseudo)
          const lasts = Math.max(...transitionDuration.split(',').map((time) => Number.parseFloat(time)))
          const isStill = animationName === 'none' && (transitionProperty === 'none' || lasts === 0)
          return isStill ? [] : [`${part.className}${pseudo ?? ''}`]
        }),
      ),
    )
  expect(moving).toEqual([])
  expect(await banner(page).isVisible()).toBe(true)
})

/** WCAG 2.2, contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const channels =
    colour
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
