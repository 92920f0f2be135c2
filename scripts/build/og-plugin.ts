import { type Plugin, runnerImport } from 'vite'
import type { SharePicture } from '../../src/rendering/share-pictures.ts'
import type { BuildMode } from './mode.ts'
import { type DrawnPicture, drawPictures } from './og-images.ts'

const name = 'virtual:og-images'

/**
 * Share pictures. Both builds know their addresses; the client build writes them. A development build draws only
 * the home page's, and every other page shows it, to save time.
 */
export function ogPlugin(mode: BuildMode, { emit }: { emit: boolean }): Plugin {
  return {
    name: 'og-images',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const addresses = (await drawn(mode)).map(({ address, fileName }) => [address, `/${fileName}`])
      return `export const ogImages = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    async generateBundle() {
      if (!emit) return
      for (const { fileName, png } of await drawn(mode))
        this.emitFile({ type: 'asset', fileName, source: png })
    },
  }
}

const known = new Map<BuildMode, Promise<DrawnPicture[]>>()

function drawn(mode: BuildMode): Promise<DrawnPicture[]> {
  const pictures = known.get(mode) ?? draw(mode)
  known.set(mode, pictures)
  return pictures
}

async function draw(mode: BuildMode): Promise<DrawnPicture[]> {
  const all = await declaredPictures()
  const first = all.filter(({ locale }, index) => all.findIndex((each) => each.locale === locale) === index)
  return drawPictures(mode === 'production' ? all : first)
}

/** Pages declare their pictures; their modules are read as the build reads them, outside of a Worker. */
async function declaredPictures(): Promise<SharePicture[]> {
  const { module } = await runnerImport<{ pictures: SharePicture[] }>(
    './scripts/build/declared-pictures.ts',
    {
      configFile: false,
      logLevel: 'warn',
    },
  )
  return module.pictures
}
