/** `--paper` of `tokens.css` in both schemes, for contexts without `oklch` and custom properties. */
export const themeColours = { light: '#fdfaf3', dark: '#0e1b1c' } as const
