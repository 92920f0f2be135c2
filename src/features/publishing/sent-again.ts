/** How long after something was done the same request is taken for one that is sent again because it seemed to fail. */
export const sentAgainMs = 10 * 60 * 1000
