import {orders} from '../orders/order.ts'
import {auth} from '../services/auth.ts'
import {readEvery} from './part.ts'

/** Every address that mails to a person went to: that of the account first, then those that Stripe asked for. */
export async function addressesOf(uid: string): Promise<string[]> {
  const [{users}, bought] = await Promise.all([
    auth().getUsers([{uid}]),
    readEvery(orders().where('userId', '==', uid)),
  ])
  const addresses = [users[0]?.email, ...bought.map((snapshot) => snapshot.data().email)]
  return [...new Set(addresses.filter((address) => typeof address === 'string'))]
}
