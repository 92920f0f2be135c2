import { implantOffer } from '../../../src/content/prices/offer.ts'

const { id, item, reduction, from, to } = implantOffer

/** Adds the offer of the build where a clinic without offers has none. */
export const insertOffer = `insert into offers (id, item, reduction, from_day, to_day)
  values ('${id}', '${item}', ${reduction}, '${from}', '${to}') on conflict do nothing`

/** Lets the offer run today, whenever that of the build does. */
export const startOffer = `update offers set
  from_day = least(from_day, private.today()), to_day = greatest(to_day, private.today() + 30)`
