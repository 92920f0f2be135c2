/** `--paper` of `tokens.css` in either scheme, for what understands neither `oklch` nor custom properties. */
export const themeColours = { light: '#fdfaf3', dark: '#0e1b1c' } as const
