import {inSilence} from '../ledger/history.ts'
import {NO_REQUEST} from '../ledger/events.ts'
import type {LedgerTransaction} from '../ledger/tables.ts'
import {inThePast} from '../ledger/time.ts'
import {ANYBODY, changeFile, createAccount, EXPRESS_ACCOUNT} from './accounts.ts'
import {endPayout, makePayout} from './payouts.ts'
import {createTransfer} from './transfers.ts'

/** Whom the shop has paid before. */
interface PastPayee {
  email: string
  payouts: readonly PastPayout[]
}

/** What the shop has sent to them. Times are in ms, money in cents. */
interface PastPayout {
  id: string
  amountCents: number
  at: number
  /** when it was in the bank; null where it is in the account still */
  arrivedAt: number | null
}

export interface RecordedPayouts {
  account: string
  /** by the ids of the payouts; without one to the bank for what is in the account still */
  payouts: Readonly<Record<string, {transferId: string; bankPayoutId: string | null}>>
}

/**
 * Records payouts, oldest first, as if the shop had made them then and had heard all of it, to an account that has told all that is asked.
 * What is recorded already stays as it is.
 */
export function recordPayouts(tx: LedgerTransaction, {email, payouts}: PastPayee): RecordedPayouts {
  return inSilence(tx, () => {
    const account = tx.all('accounts').find((one) => one.email === email)?.id ?? openAccount(tx, email)
    const recorded = payouts.map((payout) => {
      const {id, arrivedAt} = payout
      const known = tx.all('accountTransfers').find(({metadata}) => metadata['payoutId'] === id)
      const transferId = known?.id ?? send(tx, account, payout)
      return [
        id,
        {transferId, bankPayoutId: arrivedAt === null ? null : bankPayoutOf(tx, account, arrivedAt)},
      ]
    })
    return {account, payouts: Object.fromEntries(recorded) as RecordedPayouts['payouts']}
  })
}

function openAccount(tx: LedgerTransaction, email: string): string {
  const {id} = createAccount(tx, {...EXPRESS_ACCOUNT, country: 'US', email})
  changeFile(tx, id, ANYBODY)
  return id
}

function send(tx: LedgerTransaction, account: string, {id, amountCents, at, arrivedAt}: PastPayout): string {
  const transfer = inThePast(at, () =>
    createTransfer(
      tx,
      {
        amount: amountCents,
        currency: 'usd',
        destination: account,
        transfer_group: id,
        metadata: {payoutId: id},
        expand: [],
      },
      NO_REQUEST,
    ),
  )
  tx.remove('payoutsDue', account)
  if (arrivedAt !== null) {
    inThePast(arrivedAt, () => makePayout(tx, account))
    endPayout(tx, bankPayoutOf(tx, account, arrivedAt) ?? '', null)
  }
  return transfer.id
}

/** What was sent to the bank of an account at a moment, in ms. */
function bankPayoutOf(tx: LedgerTransaction, account: string, at: number): string | null {
  const created = Math.floor(at / 1000)
  const own = tx.all('payouts').filter(({id}) => tx.get('payoutAccounts', id)?.account === account)
  return own.find((payout) => payout.created === created)?.id ?? null
}
