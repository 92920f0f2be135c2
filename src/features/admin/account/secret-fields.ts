export const passwordFields = ['current', 'next', 'again'] as const
export type PasswordField = (typeof passwordFields)[number]

/** The secret of a second factor that is being set up. */
export const factorField = 'secret'

/** A form with one of these is kept in no page. */
export const secretFields: readonly string[] = [...passwordFields, factorField]
