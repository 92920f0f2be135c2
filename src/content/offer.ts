/** The implant offer: the row of the price list that holds its price, and its first and last day, both included. */
export const implantOffer = { priceItem: 'implant-oferta', from: '2026-10-01', to: '2026-12-31' } as const
