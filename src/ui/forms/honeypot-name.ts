/** Invisible to people and never autofilled, so only robots fill it in. Apart from its field: the Worker needs no React for it. */
export const honeypotName = 'subject'
