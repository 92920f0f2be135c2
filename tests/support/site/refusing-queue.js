import { WorkerEntrypoint } from 'cloudflare:workers'

/** Stands where the platform's queue stands, on a day when that takes nothing. */
export default class RefusingQueue extends WorkerEntrypoint {
  send() {
    throw new Error('The queue takes nothing')
  }
}
