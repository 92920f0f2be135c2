// The sample testimonials: drawn, silent, and marked as samples in the picture. Run by hand after a change of the
// illustrations or of the transcripts (`node scripts/videos.ts`); it needs Chromium and ffmpeg, and its results are
// committed. An owner puts films of real patients in their place and has no more use for it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { hex } from '../src/content/colours/shades.ts'
import type { VideoText } from '../src/content/schema.ts'
import { type VideoFormat, type VideoId, videos } from '../src/content/stories/videos.ts'
import { loadTexts } from '../src/content/texts.ts'
import { defaultLocale, locales } from '../src/locale.ts'
import { readPicture } from './build/sprite.ts'
import { findChromium } from './chromium.ts'
import { chosenFamilies, fontFolder } from './fonts/chosen.ts'

const outDir = 'public/videos'
const framesPerSecond = 12
const maxBytes = 150_000

/** The pictures of each film, for an equal time each, and the sentences of the transcript that are shown with them. */
type Scene = { pictures: readonly string[]; sentences: readonly number[] }
const scenes: Record<VideoId, Scene> = {
  'doua-implanturi-si-o-frica-veche': {
    pictures: ['clinic', 'implant_dentar', 'letter'],
    sentences: [0, 4, 8],
  },
  'aparat-dentar-in-clasa-a-noua': {
    pictures: ['clinic', 'aparat_dentar', 'after_orthodontics'],
    sentences: [0, 2, 6],
  },
  'un-canal-tratat-a-doua-oara': {
    pictures: ['clinic', 'tratamente_endodontice', 'odontoterapie'],
    sentences: [0, 3, 8],
  },
}

const names = (await loadTexts(defaultLocale, 'videoTexts')).videoTexts
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 640, height: 480 }, colorScheme: 'light' })
for (const { id, seconds } of videos) {
  await writeCaptions(id, seconds)
  await film(page, id, seconds)
}
await browser.close()

async function film(page: Page, id: VideoId, seconds: number): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'frames-'))
  await page.setContent(stage(id))
  await page.evaluate(() => document.fonts.ready)
  const count = seconds * framesPerSecond
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate(showMoment, frame / (count - 1))
    await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) })
  }
  encode(frames, id)
  rmSync(frames, { recursive: true })
}

/** Both formats, of which `src/content/stories/videos.ts` says what each is for. */
const codecs: Record<VideoFormat, readonly string[]> = {
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '45', '-g', '60', '-row-mt', '1'],
  // What it holds at the beginning, so that it plays while it comes.
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '30',
    '-movflags',
    '+faststart',
  ],
}

function encode(frames: string, id: VideoId): void {
  const input = ['-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')]
  const run = (...words: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...words])
  const bare = ['-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact']
  for (const [format, codec] of Object.entries(codecs)) {
    const file = join(outDir, `${id}.${format}`)
    run(...input, ...codec, ...bare, file)
    const { size } = statSync(file)
    console.log(`${file}: ${size} bytes`)
    if (size > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes`)
  }
  const thumbnail = join(frames, String(framesPerSecond * 6).padStart(4, '0'))
  run(
    '-i',
    `${thumbnail}.png`,
    '-q:v',
    '4',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    join(outDir, `${id}.jpg`),
  )
}

/** Runs in the page: pictures fade into each other and come a little closer. */
function showMoment(moment: number): void {
  const pictures = [...document.querySelectorAll<SVGElement>('svg')]
  for (const [index, picture] of pictures.entries()) {
    const place = moment * pictures.length - index
    const fadeIn = index === 0 ? 1 : Math.min(1, Math.max(0, place / 0.15))
    const fadeOut = index === pictures.length - 1 ? 1 : Math.min(1, Math.max(0, (1.15 - place) / 0.15))
    picture.style.opacity = String(Math.min(fadeIn, fadeOut))
    picture.style.transform = `scale(${1 + 0.04 * Math.min(1.2, Math.max(0, place))})`
  }
}

function stage(id: VideoId): string {
  const { pictures }: Scene = scenes[id]
  const { name }: VideoText = names[id]
  const drawings = pictures.map(readPicture)
  const title = chosenFamilies().find(({ role }) => role === 'display')
  const font = readFileSync(join(fontFolder, title?.files[0]?.file ?? ''), 'base64')
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: display; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { margin: 0; background: ${hex('ill-ground', 'light')}; color: ${hex('ill-line', 'light')}; font: 600 26px display, serif }
    svg { position: absolute; inset: 64px 96px auto; width: 448px; height: 336px; border-radius: 18px }
    p { position: absolute; top: 18px; margin: 0 }
    .name { left: 96px }
    .mark { right: 96px; padding: 0 14px 2px; border-radius: 99px; background: ${hex('ill-accent', 'light')}; font-size: 21px }
    </style><p class="name">${name}</p><p class="mark">Exemplu · Sample</p>${drawings.join('')}`
}

async function writeCaptions(id: VideoId, seconds: number): Promise<void> {
  const { sentences }: Scene = scenes[id]
  const share = seconds / sentences.length
  for (const locale of locales) {
    const { transcript }: VideoText = (await loadTexts(locale, 'videoTexts')).videoTexts[id]
    const cues = sentences.map((sentence, index) => {
      const text = transcript[sentence]
      if (text === undefined) throw new Error(`${id} has no sentence ${sentence}`)
      return `${timestamp(index * share)} --> ${timestamp((index + 1) * share)}\n${text}\n`
    })
    writeFileSync(join(outDir, `${id}.${locale}.vtt`), `WEBVTT\n\n${cues.join('\n')}`)
  }
}

/** `00:00:04.000`. The films are shorter than a minute. */
function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}
