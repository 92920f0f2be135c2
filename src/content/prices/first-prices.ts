/** The rows of the price list that most visits begin with: the first page of a clinic without totals shows them in this order. */
export const firstPrices: readonly string[] = [
  'prima-consultatie',
  'igienizare-profesionala',
  'obturatie-o-suprafata',
  'tratament-un-canal',
  'coroana-zirconiu-monolitic',
  'fateta-ceramica',
  'gutiere-transparente-scurt',
  'implant-titan',
]
