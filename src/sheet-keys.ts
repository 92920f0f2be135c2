/**
 * What goes along from what hurts to the request, in the address alone (`src/ui/sheet/`): the ache, a treatment, a dentist,
 * days, what makes a visit easier. Codes, never words that somebody wrote. The rows of an estimate (`rand`) go with what shows
 * them, which changes them as well.
 */
export const sheetKeys = ['durere', 'tratament', 'medic', 'zile', 'usor'] as const
