import type Stripe from 'stripe'
import type {Ledger} from '../ledger/tables.ts'

type Reader = Pick<Ledger, 'get' | 'all'>
/** Cents, by currency. Nothing is changed into another currency here, nor are there fees. */
type Amounts = Map<string, number>

const add = (amounts: Amounts, currency: string, cents: number) =>
  amounts.set(currency, (amounts.get(currency) ?? 0) + cents)

/** What the shop has: what it was paid, less what was given back, taken by banks or given to accounts. */
export function shopBalance(reader: Reader): Amounts {
  const amounts: Amounts = new Map()
  for (const {paid, currency, amount_captured: cents, amount_refunded: back} of reader.all('charges'))
    if (paid) add(amounts, currency, cents - back)
  for (const {currency, balance_transactions: moves} of reader.all('disputes'))
    for (const {amount} of moves) add(amounts, currency, amount)
  for (const {currency, amount, amount_reversed: back} of reader.all('accountTransfers'))
    add(amounts, currency, back - amount)
  return amounts
}

/** What an account has: what it was given, less what was taken back or is on its way to its bank. */
export function accountBalance(reader: Reader, account: string): Amounts {
  const amounts: Amounts = new Map()
  for (const {destination, currency, amount, amount_reversed: back} of reader.all('accountTransfers'))
    if (destination === account) add(amounts, currency, amount - back)
  for (const {id, status, currency, amount} of reader.all('payouts'))
    if (status !== 'failed' && reader.get('payoutAccounts', id)?.account === account)
      add(amounts, currency, -amount)
  return amounts
}

/** A balance in Stripe's shape: all of it is available at once. */
export function balanceObject(amounts: Amounts): Stripe.Balance {
  const rows = amounts.size === 0 ? [['usd', 0] as const] : [...amounts]
  const of = (currency: string, amount: number) => ({amount, currency, source_types: {card: amount}})
  return {
    object: 'balance',
    available: rows.map(([currency, amount]) => of(currency, amount)),
    livemode: false,
    pending: rows.map(([currency]) => of(currency, 0)),
  }
}
