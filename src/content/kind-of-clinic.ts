import { clinic } from './clinic.ts'

/** Whether the name says by itself that teeth are looked after: “Dental Art”, „Medicina Dentară”. */
export const nameSaysDental: boolean = /dent/i.test(clinic.name)
