/**
 * A stored number (E.164) as people read it: `0712 034 567`, `021 123 4567` in Romania, and for the rest of the
 * world the country code and groups of three.
 */
export function formatPhone(e164: string): string {
  if (!e164.startsWith('+40')) return e164
  const national = `0${e164.slice(3)}`
  return national.startsWith('021') || national.startsWith('031')
    ? group(national, [3, 3, 4])
    : group(national, [4, 3, 3])
}

function group(digits: string, [first, second, third]: readonly [number, number, number]): string {
  const groups = [digits.slice(0, first), digits.slice(first, first + second), digits.slice(-third)]
  return groups.join(' ')
}
