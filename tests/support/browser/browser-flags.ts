export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium would start a renderer for its own address bar in every window. The last of such lists counts, so what
  // playwright turns off for steadiness is named again.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,PaintHolding,Translate',
]
