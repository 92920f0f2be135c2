import { useEffect, useState } from 'react'

/**
 * For developers: in a development build the address `/#error-screen` shows the error screen. The production build
 * contains none of this.
 */
export function FailOnDemand() {
  const [failing, fail] = useState(false)
  useEffect(() => fail(location.hash === '#error-screen'), [])
  if (failing) throw new Error('Asked for by #error-screen in the address')
  return null
}
