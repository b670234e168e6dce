import {noSuch} from '../api/failure.ts'
import {emitOf} from '../ledger/events.ts'
import {newId} from '../ledger/identifiers.ts'
import type {Account, AccountFile, LedgerTransaction, Payout, PayoutFailure} from '../ledger/tables.ts'
import {seconds} from '../ledger/time.ts'
import {changeFile} from './accounts.ts'
import {accountBalance} from './balance.ts'

/** What Stripe does once a day, and banks within a few, takes seconds here. */
const PAID_OUT_AFTER_MS = 8000
const ARRIVES_AFTER_MS = 3000

/** The numbers with which Stripe's tests have a bank send a payout back. */
const FAILING_ACCOUNTS: Readonly<Record<string, PayoutFailure>> = {
  '000111111113': 'account_closed',
  '000111111116': 'no_account',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
  '000444444440': 'invalid_currency',
  DE62370400440532013001: 'no_account',
}

const FAILURE_MESSAGES: Record<PayoutFailure, string> = {
  account_closed: 'The bank account has been closed.',
  could_not_process: 'The bank could not process this payout.',
  debit_not_authorized: 'Debit transactions are not approved on your bank account.',
  insufficient_funds: 'Your account has insufficient funds to cover the payout.',
  invalid_currency: 'The bank was unable to process this payout because of its currency.',
  no_account: 'The bank account details on file are probably incorrect.',
}

/** What an account has will be paid out in a moment. */
export function planPayout(tx: LedgerTransaction, account: string): void {
  tx.put('payoutsDue', account, {id: account, dueAt: Date.now() + PAID_OUT_AFTER_MS})
}

/** Sends all that an account has to its bank, where it has one that takes it. */
export function makePayout(tx: LedgerTransaction, id: string): void {
  tx.remove('payoutsDue', id)
  const account = tx.get('accounts', id)
  const file = tx.get('accountFiles', id)
  if (account === undefined || file === undefined || !account.payouts_enabled) return
  for (const [currency, amount] of accountBalance(tx, id))
    if (amount > 0) payOut(tx, account, file, amount, currency)
}

function payOut(
  tx: LedgerTransaction,
  account: Account,
  file: AccountFile,
  amount: number,
  currency: string,
) {
  const payout: Payout = {
    id: newId.payout(),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: seconds() + ARRIVES_AFTER_MS / 1000,
    automatic: true,
    balance_transaction: newId.balanceTransaction(),
    created: seconds(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: account.external_accounts?.data[0]?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  }
  tx.put('payouts', payout.id, payout)
  tx.put('payoutAccounts', payout.id, {id: payout.id, account: account.id})
  tx.put('payoutOutcomes', payout.id, {
    id: payout.id,
    failure: FAILING_ACCOUNTS[file.bank] ?? null,
    dueAt: Date.now() + ARRIVES_AFTER_MS,
  })
  emitOf(tx, account.id, 'payout.created', {object: payout})
}

/**
 * A payout arrives, or the bank sends it back, also after it had arrived: then its money is the account's again, and another bank
 * account is wanted. Throws StripeFailure when there is no such payout.
 */
export function endPayout(tx: LedgerTransaction, id: string, failure: PayoutFailure | null): void {
  tx.remove('payoutOutcomes', id)
  const payout = tx.get('payouts', id)
  const account = tx.get('payoutAccounts', id)?.account
  if (payout === undefined || account === undefined) throw noSuch('payout', id)
  if (payout.status === 'failed' || (payout.status === 'paid' && failure === null)) return
  const before = {status: payout.status}
  const ended: Payout =
    failure === null
      ? {...payout, status: 'paid', reconciliation_status: 'completed'}
      : {
          ...payout,
          status: 'failed',
          failure_balance_transaction: newId.balanceTransaction(),
          failure_code: failure,
          failure_message: FAILURE_MESSAGES[failure],
        }
  tx.put('payouts', id, ended)
  emitOf(tx, account, failure === null ? 'payout.paid' : 'payout.failed', {
    object: ended,
    previous_attributes: before,
  })
  if (failure !== null && tx.get('accounts', account) !== undefined)
    changeFile(tx, account, {hasBankFailed: true})
}
