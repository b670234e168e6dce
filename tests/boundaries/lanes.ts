import {firestore, writeInBatches} from '../integration/commerce/back-office.ts'

const MAX_IN_FLIGHT = 8

/** Works on several lists at the same time, on each list one item after the other. */
export async function inLanes<T>(
  lists: readonly (readonly T[])[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...lists]
  const lane = async () => {
    for (let list = waiting.shift(); list; list = waiting.shift()) {
      for (const item of list) await work(item)
    }
  }
  await Promise.all(Array.from({length: MAX_IN_FLIGHT}, lane))
}

/** Forgets how often everybody has called: a call that is refused for that tests nothing else. */
export async function forgetLimits(): Promise<void> {
  const {docs} = await firestore.collection('rateLimits').select().get()
  await writeInBatches(docs, (batch, {ref}) => batch.delete(ref))
}
