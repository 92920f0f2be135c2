import { expect, test } from 'vitest'
import { pictureFacts } from '../../../src/features/pictures/picture-facts.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )

/** A JPEG of 640 × 480, with a comment before its size and something behind its end. */
function jpeg(comment: string, behind = ''): Uint8Array {
  const length = comment.length + 2
  const said: (string | number[])[] = comment === '' ? [] : [[0xff, 0xfe, length >> 8, length & 255], comment]
  return bytes(
    [0xff, 0xd8],
    ...said,
    [0xff, 0xc0, 0, 17, 8, 480 >> 8, 480 & 255, 640 >> 8, 640 & 255, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
    [0xff, 0xd9],
    behind,
  )
}

test('what a program notes about a photograph makes it nothing else', () => {
  for (const noted of ['', 'xmp:Producer %PDF-1.4', '<svg width="10">', 'Exported from <svg > and %PDF-1.7'])
    expect(pictureFacts(jpeg(noted)), noted).toEqual({ width: 640, height: 480 })
})

test('a photograph that is a page, a program or a document as well is none', () => {
  for (const inside of ['<script>1</script>', '<?php 1', '<!doctype html>'])
    expect(pictureFacts(jpeg(inside)), inside).toBe('unsafe')
  expect(pictureFacts(jpeg('', '%PDF-1.4\n1 0 obj\n%%EOF\n'))).toBe('unsafe')
})

test('a photograph of an iPhone is known by its first bytes, and a film or an AVIF is not taken for one', () => {
  const box = (brand: string, more: string) => bytes([0, 0, 0, 24], 'ftyp', brand, [0, 0, 0, 0], more)
  expect(
    [box('heic', 'mif1heic'), box('mif1', 'heicmif1'), box('heix', 'mif1heix')].map(pictureFacts),
  ).toEqual(['heic', 'heic', 'heic'])
  expect([box('avif', 'mif1avif'), box('isom', 'mp42avc1')].map(pictureFacts)).toEqual(['type', 'type'])
})
