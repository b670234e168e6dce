import {normalizeEmail} from '@lectern/domain/mail/email'
import {orders} from '../orders/order.ts'
import {auth} from '../services/auth.ts'
import {readEvery, type Addresses} from './part.ts'

/** The addresses of an account. */
export interface AccountAddresses extends Addresses {
  /** what the account names, whoever it belongs to: the last mail goes there */
  email: string | null
  mailedTo: readonly string[]
}

/**
 * The addresses of an account. Anybody can open one with anybody's address, and type any on a payment page: what others have stored under
 * an address is found by one that is verified at this moment, and by no other.
 */
export async function addressesOf(uid: string): Promise<AccountAddresses> {
  const [{users}, bought] = await Promise.all([
    auth().getUsers([{uid}]),
    readEvery(orders().where('userId', '==', uid)),
  ])
  const {email = null, emailVerified = false} = users[0] ?? {}
  const mailedTo = [email, ...bought.map((snapshot) => snapshot.data().email)]
  return {
    email,
    addresses: email !== null && emailVerified ? [email] : [],
    mailedTo: [...new Set(mailedTo.filter((address) => typeof address === 'string'))],
  }
}

/** Addresses as they were written, and as they are compared. */
export function spellingsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((one) => [one, normalizeEmail(one)]))]
}
