import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanWebp } from '../../../src/features/pictures/clean-webp.ts'

const pixels = (height: number) => Buffer.alloc(64 * height * 3, 90)

test('a picture that stands still is kept, without what its maker has left in it', async () => {
  const made = await sharp(pixels(64), { raw: { width: 64, height: 64, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: 'Ana acasă' } })
    .webp()
    .toBuffer()
  expect(made.includes('Ana')).toBe(true)
  const { bytes, width, height } = cleanWebp(made)
  expect([width, height, Buffer.from(bytes).includes('Ana')]).toEqual([64, 64, false])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
})

test('one that moves is refused: cleaned, there would be nothing to see', async () => {
  const frames = Buffer.concat([pixels(64), Buffer.alloc(64 * 64 * 3, 200)])
  const moving = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .webp({ loop: 0 })
    .toBuffer()
  expect(moving.includes('ANMF')).toBe(true)
  expect(() => cleanWebp(moving)).toThrow('holds no picture that stands still')
})
