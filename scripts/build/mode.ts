export type BuildMode = 'production' | 'development'

/**
 * Which build. A build begins by emptying its folder, and tests make a development build: the one that `npm run dev`
 * serves has a folder of its own, so that no other command takes it away.
 */
export type BuildName = BuildMode | 'dev'

export const modeOf = (build: BuildName): BuildMode => (build === 'production' ? build : 'development')

/** Where a build goes: `wrangler.toml` names the production one. */
export const clientDir = (build: BuildName) => `dist/${build}/client`
export const workerDir = (build: BuildName) => `dist/${build}/worker`
