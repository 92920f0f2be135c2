import { type Plugin, runnerImport } from 'vite'
import type { SharePicture } from '../../src/rendering/share-pictures.ts'
import { type DrawnPicture, drawPictures } from './draw-share-pictures.ts'
import type { BuildMode } from './mode.ts'
import { textsPlugin } from './texts-plugin.ts'

const name = 'virtual:share-pictures'

/**
 * Share pictures. Both builds know their addresses; the client build writes them. A development build draws only
 * the home page's, and every other page shows it, to save time.
 */
export function sharePicturesPlugin(mode: BuildMode, { emit }: { emit: boolean }): Plugin {
  return {
    name: 'share-pictures',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const addresses = (await drawn(mode)).map(({ address, fileName }) => [address, `/${fileName}`])
      return `export const sharePictureFiles = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    async generateBundle() {
      if (!emit) return
      for (const { fileName, png } of await drawn(mode))
        this.emitFile({ type: 'asset', fileName, source: png })
    },
  }
}

const drawings = new Map<BuildMode, Promise<DrawnPicture[]>>()

function drawn(mode: BuildMode): Promise<DrawnPicture[]> {
  const pictures = drawings.get(mode) ?? draw(mode)
  drawings.set(mode, pictures)
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
    './scripts/build/declared-share-pictures.ts',
    {
      configFile: false,
      logLevel: 'warn',
      plugins: [textsPlugin()],
    },
  )
  return module.pictures
}
