/**
 * Ends the script that begins with it where the site's scripts cannot run: what this calls came with Chrome 110, Firefox
 * 115 and Safari 16.4, and all else that they need was there by then (`scripts/build/oldest-browsers.ts`).
 */
;[new CSSStyleSheet()].toSorted()
