import { brand } from '../../../content/clinic.ts'
import { isObject } from '../../publishing/changes.ts'

/** Each field as it was saved when somebody began to type in it, and as it was typed. */
export type TypedForm = { at: number; fields: Record<string, { was: string; now: string }> }

const folder = `${brand}.typed.`
const longestMs = 14 * 24 * 60 * 60 * 1000
/** In this tab: the form that was sent last, until a page shows the result. */
const sentKey = `${brand}.sent`

/** What an admin has typed on this device and not saved, form by form. No other account can read it. */
export class TypedStore {
  readonly #folder: string

  constructor(account: string) {
    this.#folder = `${folder}${account}.`
  }

  /** The name of a form of a page. */
  nameOf(path: string, form: string): string {
    return `${path} ${form}`
  }

  get(name: string): TypedForm | null {
    return parse(read(localStorageOf(), this.#folder + name))
  }

  /** Whether it is kept now. */
  set(name: string, typed: TypedForm): boolean {
    try {
      localStorage.setItem(this.#folder + name, JSON.stringify(typed))
      return true
    } catch (error) {
      console.warn('What is typed cannot be kept on this device', error)
      return false
    }
  }

  remove(name: string): void {
    localStorageOf()?.removeItem(this.#folder + name)
  }

  dropAll(): void {
    for (const key of keys(this.#folder)) localStorageOf()?.removeItem(key)
  }

  /** For all accounts: it may be about patients. */
  dropOld(now: number): void {
    for (const key of keys(folder)) {
      const { at = 0 } = parse(read(localStorageOf(), key)) ?? {}
      if (at < now - longestMs) localStorageOf()?.removeItem(key)
    }
  }

  /** Null: something else was sent, of which nothing is kept. */
  markSent(name: string | null): void {
    const storage = sessionStorageOf()
    if (name === null) storage?.removeItem(sentKey)
    else storage?.setItem(sentKey, this.#folder + name)
  }

  get sent(): string | null {
    const key = read(sessionStorageOf(), sentKey)
    return key?.startsWith(this.#folder) ? key.slice(this.#folder.length) : null
  }
}

function parse(text: string | null): TypedForm | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isTypedForm(value) ? value : null
  } catch (error) {
    console.warn('What was typed cannot be read any more', error)
    return null
  }
}

function isTypedForm(value: unknown): value is TypedForm {
  return (
    isObject(value) &&
    'at' in value &&
    typeof value.at === 'number' &&
    'fields' in value &&
    isObject(value.fields) &&
    Object.values(value.fields).every(
      (field) => isObject(field) && isText(Reflect.get(field, 'was')) && isText(Reflect.get(field, 'now')),
    )
  )
}

const isText = (value: unknown) => typeof value === 'string'

function keys(start: string): string[] {
  return Object.keys(localStorageOf() ?? {}).filter((key) => key.startsWith(start))
}

function read(storage: Storage | null, key: string): string | null {
  return storage?.getItem(key) ?? null
}

function localStorageOf(): Storage | null {
  return allowed(() => localStorage)
}

function sessionStorageOf(): Storage | null {
  return allowed(() => sessionStorage)
}

/** A browser that blocks storage throws as soon as it is named. */
function allowed(storage: () => Storage): Storage | null {
  try {
    return storage()
  } catch (error) {
    console.warn('This browser keeps nothing', error)
    return null
  }
}
