/** So many articles are on one page of the list. */
export const articlesPerPage = 6
