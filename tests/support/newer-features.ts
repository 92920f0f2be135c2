import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import postcss, { type AnyNode, type AtRule, type Declaration, type Rule } from 'postcss'
import { parseSync } from 'vite'
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts'

const data: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
)

const oldest: readonly (readonly [BrowserName, string])[] = [
  ['chrome', oldestBrowsers.chrome],
  ['chrome_android', oldestBrowsers.chrome],
  ['firefox', oldestBrowsers.firefox],
  ['safari', oldestBrowsers.safari],
  ['safari_ios', oldestBrowsers.ios],
  ['samsunginternet_android', oldestBrowsers.samsung],
]

/** Whether one of the oldest browsers lacks what a later version of it has. What no version has, nobody relies on. */
function isNewer(compat: CompatStatement | undefined): boolean {
  return oldest.some(([browser, version]) => {
    const added = [compat?.support[browser] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .flatMap(({ version_added }) => (typeof version_added === 'string' ? version_added : []))
    return added.length > 0 && added.every((since) => isAfter(since, version))
  })
}

function isAfter(since: string, version: string): boolean {
  if (since === 'preview') return true
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = version.split('.').map(Number)
  return major > oldMajor || (major === oldMajor && minor > oldMinor)
}

const isNewerIn = (tree: Identifier | undefined, ...path: string[]): boolean =>
  isNewer(path.reduce<Identifier | undefined>((at, name) => at?.[name], tree)?.__compat)

/** Whatever has a name below, by that name. */
function byName(tree: Identifier | undefined, names = new Map<string, Identifier[]>()) {
  for (const name of Object.keys(tree ?? {})) {
    const inside = tree?.[name]
    if (name === '__compat' || inside === undefined) continue
    names.set(name, [...(names.get(name) ?? []), inside])
    byName(inside, names)
  }
  return names
}

const { properties, selectors, types, 'at-rules': atRules } = data.css
const functions = byName(types)
const lengths = byName(types?.length)

export type Found = { feature: string; where: string; rule: Rule | null }

/** What is newer than the oldest browsers in styles that each of them reads. */
export function newerInStyles(text: string): Found[] {
  const found: Found[] = []
  postcss.parse(text).walk((node) => {
    if (isAsked(node)) return
    const rule = node.type === 'rule' ? node : node.parent?.type === 'rule' ? node.parent : null
    for (const feature of featuresOf(node))
      found.push({ feature, where: rule instanceof postcss.Rule ? rule.selector : '', rule: ruleOf(rule) })
  })
  return found
}

const ruleOf = (node: unknown): Rule | null => (node instanceof postcss.Rule ? node : null)

/** Who lacks what a condition asks for does not read what is in it; what a condition denies is read by them alone. */
function isAsked({ parent }: { parent?: unknown }): boolean {
  const asks =
    parent instanceof postcss.AtRule && parent.name === 'supports' && !parent.params.startsWith('not ')
  return asks || (parent instanceof postcss.Container && isAsked(parent))
}

function featuresOf(node: AnyNode): string[] {
  if (node.type === 'decl') return [...new Set(inDeclaration(node))]
  if (node.type === 'rule') return inSelector(node)
  return node.type === 'atrule' ? inAtRule(node) : []
}

function inDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration
  const isPrefixed = parent?.some(
    (each) => each.type === 'decl' && /^-(webkit|moz)-/.test(each.prop) && each.prop.endsWith(`-${prop}`),
  )
  const words = [...value.replaceAll(/"[^"]*"/g, '').matchAll(/[a-z][\w-]*/g)].map(([word]) => word)
  const calls = [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => unit)
  const isFirst = declaration.prev()?.toString().startsWith(`${prop}:`) !== true
  const isSpoken = / \/ "[^"]*"$/.test(value) && isFirst && isNewerIn(properties, 'content', 'alt_text')
  return [
    ...(!isPrefixed && isNewerIn(properties, prop) ? [prop] : []),
    ...(isPrefixed
      ? []
      : words.filter((word) => isNewerIn(properties, prop, word)).map((word) => `${prop}: ${word}`)),
    ...calls
      .filter((name) => functions.get(name)?.some(({ __compat }) => isNewer(__compat)))
      .map((name) => `${name}()`),
    ...units
      .filter((unit) => lengths.get(unit)?.some(({ __compat }) => isNewer(__compat)))
      .map((unit) => `1${unit}`),
    ...(prop === 'content' && isSpoken ? ['content: "" / ""'] : []),
  ]
}

function inSelector({ selector, parent }: Rule): string[] {
  const names = [...withoutForgiving(selector).matchAll(/(?<!\\)(::?)([a-z][\w-]*)/g)]
  return [
    ...names.filter(([, , name = '']) => isNewerIn(selectors, name)).map(([, , name]) => `:${name}`),
    ...(parent instanceof postcss.Rule || selector.includes('&') ? ['nesting'] : []),
  ]
}

/** What is in `:is()` and not known matches nothing, and the rest of the selector is read. */
function withoutForgiving(selector: string): string {
  const at = /:(is|where)\(/.exec(selector)
  if (at === null) return selector
  let [end, open] = [at.index + at[0].length, 1]
  for (; open > 0 && end < selector.length; end += 1)
    open += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0
  return selector.slice(0, at.index) + withoutForgiving(selector.slice(end))
}

function inAtRule({ name, params, parent }: AtRule): string[] {
  const words = [...params.matchAll(/[a-z][\w-]*/g)].map(([word]) => word)
  return [
    ...(isNewerIn(atRules, name) ? [`@${name}`] : []),
    ...words
      .filter((word) => name !== 'supports' && isNewerIn(atRules, name, word))
      .map((word) => `@${name} ${word}`),
    ...(parent instanceof postcss.Rule ? ['nesting'] : []),
  ]
}

/** What is newer than the oldest browsers in a script: `URL.parse`, `.showPopover()`, `Temporal`. */
export function newerInScript(code: string): string[] {
  const found = new Set<string>()
  walk(parseSync('script.js', code).program, (node) => {
    const { type, callee, object, property, name } = node
    if (type === 'Identifier' && typeof name === 'string' && isNewerGlobal(name)) found.add(name)
    if (
      type === 'MemberExpression' &&
      isNode(object) &&
      isNode(property) &&
      typeof property.name === 'string'
    )
      if (typeof object.name === 'string' && isNewerStatic(object.name, property.name))
        found.add(`${object.name}.${property.name}`)
    if (type === 'CallExpression' && isNode(callee) && isNode(callee.property) && callee.computed === false)
      if (typeof callee.property.name === 'string' && isNewerMethod(callee.property.name))
        found.add(`.${callee.property.name}()`)
  })
  return [...found].sort()
}

const interfaces: Identifier = { ...data.api, ...data.javascript.builtins }

/**
 * What the oldest browsers lack, as it is reached from the global object: `['Temporal']` as a whole, of what they have
 * `['URLSearchParams', 'size']`.
 */
export function newerMembers(): string[][] {
  return Object.keys(interfaces).flatMap((of) =>
    isNewerIn(interfaces, of)
      ? [[of]]
      : Object.keys(interfaces[of] ?? {})
          .filter((name) => name !== '__compat' && isNewerIn(interfaces, of, name))
          .map((name) => [of, name]),
  )
}

const members = byName(interfaces)

const isNewerGlobal = (name: string) => isNewerIn(interfaces, name)
const isNewerStatic = (of: string, name: string) => isNewerIn(interfaces, of, `${name}_static`)
/** Of nothing that has a method of this name is it old. */
const isNewerMethod = (name: string) => {
  const known = [...(members.get(name) ?? []), ...(members.get(`${name}_static`) ?? [])]
  return known.length > 0 && known.every(({ __compat }) => isNewer(__compat))
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return
  if ('type' in value) visit(value)
  for (const inside of Object.values(value)) walk(inside, visit)
}
