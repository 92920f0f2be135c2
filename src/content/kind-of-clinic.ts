import { clinic } from './clinic.ts'

// Apart from the facts: a script of the browser that takes one of those would carry all of them for this.

/** Whether the name says by itself that teeth are looked after: “Dental Art”, „Medicina Dentară”. */
export const nameSaysDental: boolean = /dent/i.test(clinic.name)
