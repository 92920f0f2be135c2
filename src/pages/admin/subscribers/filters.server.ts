import {
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '../../../features/admin/records/subscriber-store.server.ts'

export function stateIn(query: URLSearchParams): SubscriberState {
  return subscriberStates.find((each) => each === query.get('filter')) ?? 'confirmed'
}

/** Since when somebody is in that part of the list. */
export function momentOf(
  { requested_at, confirmed_at, unsubscribed_at }: Subscriber,
  state: SubscriberState,
): string {
  const since = { confirmed: confirmed_at, pending: requested_at, unsubscribed: unsubscribed_at }
  return since[state] ?? requested_at
}
