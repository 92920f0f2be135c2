import { type LayoutWords, words as layout } from '../../src/layout/ro.ts'
import type { HomeProps } from '../../src/pages/home/props.ts'
import type { PageServer } from '../../src/pages/page-server.ts'
import { href } from '../../src/routes.ts'

// Compiled by `npm run check`, never run: each line below an expect-error must not compile.

href('home', 'ro')
href('treatment', 'en', { slug: 'protetica' })

// @ts-expect-error there is no such page
href('treatmnt', 'ro')
// @ts-expect-error there is no such language
href('home', 'fr')
// @ts-expect-error a treatment is found by its slug
href('treatment', 'ro')
// @ts-expect-error the parameter is called slug
href('treatment', 'ro', { id: 'protetica' })
// @ts-expect-error the home page has no parameter
href('home', 'ro', { slug: 'x' })

const { skip: _, ...missing } = layout
// @ts-expect-error a text that is missing in one language
export const incomplete = missing satisfies LayoutWords
// @ts-expect-error a text the page does not know
export const excessive = { ...layout, surplus: 'x' } satisfies LayoutWords

const meta = () => ({ title: '', description: '', keywords: [] })
// @ts-expect-error a loader that returns anything but the props of its page
const load: PageServer<'home', HomeProps>['load'] = () => ({ nonsense: true })
export const server = { id: 'home', load, meta } satisfies PageServer<'home', HomeProps>
// @ts-expect-error the server part of another page
export const elsewhere = { id: 'team', load, meta } satisfies PageServer<'home', HomeProps>
