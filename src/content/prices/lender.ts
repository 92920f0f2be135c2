/**
 * Whether the values in `src/features/instalments/config.ts` are those of the agreement with the lender. Until they are,
 * texts call them what they are: a starting point that the clinic chose.
 */
export const termsAgreed: boolean = false
