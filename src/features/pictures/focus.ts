/** The part of a photograph that stays in sight where its frame is narrower. */
export const focuses = ['center', 'top', 'bottom', 'left', 'right'] as const
