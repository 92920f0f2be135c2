export type BuildMode = 'production' | 'development'

/** Where a build goes: `wrangler.toml` names the production one. */
export const clientDir = (mode: BuildMode) => `dist/${mode}/client`
export const workerDir = (mode: BuildMode) => `dist/${mode}/worker`
