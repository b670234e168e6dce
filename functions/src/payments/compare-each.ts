import {log} from '../services/log.ts'

/** Works on the items one after the other; an error with one is logged, and the rest goes on. */
export async function compareEach<Item extends {id: string}>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      log('comparison-failed', {what, itemId: item.id}, error)
    }
  }
}
