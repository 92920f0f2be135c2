import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What stands behind a command. `--help`, and a word that the command does not know, are answered by how it is used. */
export function readWords<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const isWord = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`)
    if (!isWord) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(1)
  }
}
