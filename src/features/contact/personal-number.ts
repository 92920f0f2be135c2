/** Whether a text contains a Romanian personal number (CNP): thirteen digits with a valid check digit. */
export function holdsPersonalNumber(text: string): boolean {
  return (text.match(/(?<!\d)[1-9](?:[ .-]?\d){12}(?!\d)/g) ?? []).some((found) =>
    isPersonalNumber(found.replace(/\D/g, '')),
  )
}

/** Legea 105/1996 and its norms: sex and century, yy mm dd, county, number, control digit by these weights. */
const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]

function isPersonalNumber(digits: string): boolean {
  const month = Number(digits.slice(3, 5))
  const day = Number(digits.slice(5, 7))
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return Number(digits[12]) === (sum % 11 === 10 ? 1 : sum % 11)
}
