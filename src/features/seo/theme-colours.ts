import { hex } from '../../content/colours/shades.ts'

/** The ground of pages, for contexts without custom properties. */
export const themeColours = { light: hex('paper', 'light'), dark: hex('paper', 'dark') } as const
