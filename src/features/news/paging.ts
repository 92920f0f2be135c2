export const articlesPerPage = 6
