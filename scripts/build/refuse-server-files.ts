import type { Plugin } from 'vite'

const serverOnly =
  /\.server\.tsx?$|\/src\/(endpoints|jobs|rendering|sources|database|mail|http|layout|content\/([a-z]{2}|news))\/|\/src\/(pages|features|content\/treatments)\/.*\/[a-z]{2}\.ts$/

/** Stops a client build that would ship server code or page texts to the browser, and names the importer. */
export function refuseServerFiles(): Plugin {
  return {
    name: 'refuse-server-files',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const refused = chunk.moduleIds.find((id) => serverOnly.test(id))
        if (!refused) continue
        const importers = this.getModuleInfo(refused)?.importers.join(', ')
        this.error(`${refused} would reach the browser in ${chunk.fileName}. It is imported by ${importers}.`)
      }
    },
  }
}
