/** `wrong` stops a deployment, `look` is for a person to decide. */
export type Finding = { state: 'fine' | 'look' | 'wrong'; subject: string; says: string }

export const fine = (subject: string, says: string): Finding => ({ state: 'fine', subject, says })
export const look = (subject: string, says: string): Finding => ({ state: 'look', subject, says })
export const wrong = (subject: string, says: string): Finding => ({ state: 'wrong', subject, says })
