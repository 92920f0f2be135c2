/** The `crons` of `wrangler.toml`, as a test sees: by its pattern the Worker knows what it was called for. */
export const crons = { sweep: '*/5 * * * *', nightly: '17 1 * * *' } as const
