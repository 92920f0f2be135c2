/** What of the frame loads on the first interaction, in one file. */
export { ActionBar } from './action-bar.tsx'
export { Footer } from './footer.tsx'
export { MobileMenu } from './mobile-menu.tsx'
