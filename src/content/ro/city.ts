/** What the city of the clinic is called in Romanian. */
export const city = 'București'
