import { clinic } from './clinic.ts'

// Apart from the facts: a script of the browser that takes one of those would carry all of them for this.

/** Whether the name says by itself that teeth are looked after: “Dental Art”, „Medicina Dentară”. */
export const nameSaysDental: boolean = /dent/i.test(clinic.name)

/** Whether a tax code is that of a clinic that pays VAT: it then begins with RO (Cod fiscal, art. 316). */
export function isVatCode(cui: string): boolean {
  return /^RO/i.test(cui)
}

/** Of one that pays none, no text says that VAT is in a price. */
export const paysVat: boolean = isVatCode(clinic.legal.cui)
