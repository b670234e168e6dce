import {logger} from 'firebase-functions/logger'

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
      logger.error(`Comparing a ${what} with Stripe failed`, {id: item.id, error})
    }
  }
}
