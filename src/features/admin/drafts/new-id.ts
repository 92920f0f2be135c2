/** In the address of the form for something that is not there yet. */
export const newId = 'new'
