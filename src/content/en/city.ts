/** What the city of the clinic is called in English. */
export const city = 'Bucharest'
