import type {ApiContext} from '../api/endpoint.ts'
import {NO_REQUEST} from '../ledger/events.ts'
import type {Account, AccountFile, PayoutFailure} from '../ledger/tables.ts'
import {changeFile, disconnectAccount} from './accounts.ts'
import {endPayout, makePayout, planPayout} from './payouts.ts'
import {reverseTransfer} from './transfers.ts'

/** What those who are paid, their banks and Stripe's people can do. Everything is on disk when it resolves. */
export interface ConnectActions {
  /** What somebody tells of themselves, or what is thought of it. Answers the account as it is then. */
  changeAccount(id: string, changes: Partial<Omit<AccountFile, 'id'>>, country?: string): Promise<Account>
  disconnect(id: string): Promise<void>
  /** What an account has goes to its bank now, and not in a moment. */
  payOut(account: string): Promise<void>
  /** `failure` null: it arrives. */
  endPayout(id: string, failure: PayoutFailure | null): Promise<void>
  /** All that is left of a transfer is taken back. */
  reverse(transfer: string): Promise<void>
}

export function connectActionsOn({ledger, changed}: ApiContext): ConnectActions {
  const finish = async <R>(result: R): Promise<R> => {
    changed()
    await ledger.durable()
    return result
  }
  return {
    changeAccount: (id, changes, country) =>
      finish(
        ledger.transact((tx) => {
          const account = changeFile(tx, id, changes, country)
          if (account.payouts_enabled) planPayout(tx, id)
          return account
        }),
      ),
    disconnect: (id) => finish(ledger.transact((tx) => disconnectAccount(tx, id))),
    payOut: (account) => finish(ledger.transact((tx) => makePayout(tx, account))),
    endPayout: (id, failure) => finish(ledger.transact((tx) => endPayout(tx, id, failure))),
    async reverse(transfer) {
      await finish(ledger.transact((tx) => reverseTransfer(tx, transfer, {expand: []}, NO_REQUEST)))
    },
  }
}
