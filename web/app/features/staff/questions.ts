import {listRecipients} from '@lectern/domain/contracts'
import type {Order} from '~/features/orders/orders'
import {question} from '~/lib/firebase/remote'
import type {ReturnRequest} from '~/features/orders/returns'

/** A return with the order it is about; null when that is gone. */
export interface ReturnCase {
  returned: ReturnRequest
  order: Order | null
}

export const returnCasesFor = (uid: string) =>
  question(
    `all returns for ${uid}`,
    async (): Promise<ReturnCase[]> => {
      const [{listAllReturns}, {readOrders}] = await Promise.all([
        import('~/features/orders/returns'),
        import('~/features/orders/orders'),
      ])
      const returns = await listAllReturns()
      const orders = await readOrders(returns.map(({orderId}) => orderId))
      return returns.map((returned) => ({returned, order: orders.get(returned.orderId) ?? null}))
    },
    {title: 'Error loading return requests', description: 'Please try again later'},
  )

export const recipientsFor = (uid: string) =>
  question(
    `newsletter recipients for ${uid}`,
    async () => {
      const {call} = await import('~/lib/firebase/call')
      return call(listRecipients, {})
    },
    {title: 'Error', description: 'Failed to load subscribers. Please try again.'},
  )
