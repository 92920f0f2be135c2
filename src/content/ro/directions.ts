/** How people reach the clinic, a sentence for each way; an empty list is not shown. */
export const directions: readonly string[] = [
  'Cu metroul: stația Ștefan cel Mare, apoi circa zece minute de mers pe jos.',
  'Cu mașina: sunt locuri publice de parcare pe străzile din jur, cu plată în timpul zilei.',
  'Cu scaunul rulant sau căruciorul: intrarea este fără trepte, iar un cabinet este la parter.',
]
