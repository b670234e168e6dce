import {afterAll, expect} from 'vitest'
import {firestore} from './commerce/back-office.ts'

/*
 * After each file: no refund is left that has begun. The clock makes it two minutes later, while the tests of another file look at
 * what is stored.
 */
afterAll(async () => {
  const {docs} = await firestore.collection('orders').orderBy('staffRefund.at').get()
  expect(docs.map(({id}) => id)).toEqual([])
})
