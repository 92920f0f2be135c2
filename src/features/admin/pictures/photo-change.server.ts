import type { Storage } from '../../../database/storage.ts'
import { storeError } from '../../../database/store-error.ts'
import { byLocale, byTypedLocale } from '../../../format/by-locale.ts'
import { typedLine } from '../../../format/typed.ts'
import { reportError } from '../../../http/log.ts'
import { type Locale, locales } from '../../../locale.ts'
import type { Images } from '../../../settings-schema.ts'
import { focuses } from '../../pictures/focus.ts'
import { makePicture } from '../../pictures/make-picture.server.ts'
import { altText, type OwnPhoto } from '../../pictures/photo.ts'
import { type PictureProblem, pictureFacts } from '../../pictures/picture-facts.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { PhotoErrors, PhotoValues } from './photo-form.tsx'
import type { PhotoWords } from './ro.ts'

/** The file stands apart from the values, which go back to the browser when something is wrong. */
export type SentPhoto = { file: Uint8Array<ArrayBuffer> | null; values: PhotoValues }

/** `prefix` distinguishes several photographs of one form. */
export async function readPhotoForm(form: FormData, prefix = ''): Promise<SentPhoto> {
  const file = form.get(`${prefix}file`)
  const value = (name: string) => typedLine(String(form.get(`${prefix}${name}`) ?? ''))
  return {
    file: file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null,
    values: {
      alt: byTypedLocale((locale) => value(`alt_${locale}`).slice(0, 600)),
      focus: value('focus'),
    },
  }
}

export function photoValues(photo: Pick<OwnPhoto, 'alt' | 'focus'> | null): PhotoValues {
  return { alt: photo?.alt ?? byLocale(() => ''), focus: photo?.focus ?? 'center' }
}

export type Means = { database: AdminDatabase; images: Images; storage: () => Promise<Storage> }
type Facts = Pick<OwnPhoto, 'picture' | 'width' | 'height'>

/** The photograph of a form, with its sizes made and stored. Without a file: the present one with the new texts. */
export async function changedPhoto(
  { file, values: { alt, focus } }: SentPhoto,
  before: Facts | null,
  { problems }: PhotoWords,
  means: Means,
): Promise<{ photo: OwnPhoto; errors: null } | { photo: null; errors: PhotoErrors }> {
  const errors: PhotoErrors = {}
  for (const locale of locales)
    if (!altText.safeParse(alt[locale]).success) errors[`alt_${locale}`] = problems.alt
  const framed = focuses.find((each) => each === focus) ?? 'center'
  const stored = await keptPicture(file, before, errors, problems, means)
  if (stored.facts === null) return { photo: null, errors: stored.errors }
  const { picture, width, height } = stored.facts
  return { photo: { picture, width, height, focus: framed, alt: inEachLanguage(alt) }, errors: null }
}

/**
 * The file of a form, its sizes made and stored; without one, what is there already. Nothing is stored when something
 * else of the form is wrong, which `errors` says.
 */
export async function keptPicture(
  file: Uint8Array<ArrayBuffer> | null,
  before: Facts | null,
  errors: PhotoErrors,
  problems: PhotoWords['problems'],
  means: Means,
): Promise<{ facts: Facts; errors: null } | { facts: null; errors: PhotoErrors }> {
  const wrong = file === null ? (before === null ? 'missing' : null) : problemOf(file)
  const all = wrong === null ? errors : { ...errors, file: problems[wrong] }
  if (Object.keys(all).length > 0) return { facts: null, errors: all }
  const facts = file === null ? before : await storePicture(file, means)
  return facts === null ? { facts, errors: { file: problems.broken } } : { facts, errors: null }
}

function inEachLanguage(alt: Record<Locale, string>): OwnPhoto['alt'] {
  return byLocale((locale) => alt[locale])
}

function problemOf(file: Uint8Array): PictureProblem | null {
  const facts = pictureFacts(file)
  return typeof facts === 'string' ? facts : null
}

/** The row comes first: it takes the admin's own right, and finds the files should storing them fail half-way. */
async function storePicture(
  file: Uint8Array<ArrayBuffer>,
  { database, images, storage }: Means,
): Promise<Facts | null> {
  const made = await makePicture(images, file)
  if (made === null) return null
  const { picture, width, height, files } = made
  const { error, status } = await database.rpc('add_picture', {
    new_name: picture,
    new_width: width,
    new_height: height,
  })
  if (error) throw storeError('add_picture', status, error)
  const store = await storage()
  await Promise.all(files.map(({ name, bytes }) => store.put(name, bytes, 'image/webp')))
  return { picture, width, height }
}

/** Null when what makes or stores photographs fails, which is logged. */
export async function orUnavailable<Done>(
  requestId: string,
  work: () => Promise<Done>,
): Promise<Done | null> {
  try {
    return await work()
  } catch (error) {
    reportError(error, { requestId, during: 'photograph', effect: 'nothing has changed' })
    return null
  }
}
