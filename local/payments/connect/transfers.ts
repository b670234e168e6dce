import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/failure.ts'
import {listOf} from '../api/lists.ts'
import {formatAmount} from '../ledger/currency.ts'
import {emit, type Cause} from '../ledger/events.ts'
import {newId} from '../ledger/identifiers.ts'
import type {AccountTransfer, LedgerTransaction, TransferReversal} from '../ledger/tables.ts'
import {seconds} from '../ledger/time.ts'
import {accountBalance, shopBalance} from './balance.ts'
import {planPayout} from './payouts.ts'
import type {ReversalParameters, TransferParameters} from './transfer-parameters.ts'

/** Gives an account of what the shop has. Throws StripeFailure where the shop has not so much, or the account cannot have it. */
export function createTransfer(
  tx: LedgerTransaction,
  parameters: TransferParameters,
  cause: Cause,
): AccountTransfer {
  const {amount, currency, destination} = parameters
  const account = tx.get('accounts', destination)
  if (account === undefined)
    throw invalidRequest(`No such destination: '${destination}'`, {
      code: 'resource_missing',
      param: 'destination',
    })
  if (account.capabilities?.transfers !== 'active')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      {code: 'insufficient_capabilities_for_transfer'},
    )
  if (amount > (shopBalance(tx).get(currency) ?? 0))
    throw invalidRequest(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.',
      {code: 'balance_insufficient'},
    )
  const id = newId.transfer()
  const transfer: AccountTransfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: newId.balanceTransaction(),
    created: seconds(),
    currency,
    description: parameters.description ?? null,
    destination,
    destination_payment: newId.destinationPayment(),
    livemode: false,
    metadata: parameters.metadata ?? {},
    reversals: listOf([], `/v1/transfers/${id}/reversals`),
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: parameters.transfer_group ?? null,
  }
  tx.put('accountTransfers', id, transfer)
  emit(tx, 'transfer.created', transfer, cause)
  planPayout(tx, destination)
  return transfer
}

/** Takes a transfer back, or a part of it, from what the account still has. */
export function reverseTransfer(
  tx: LedgerTransaction,
  id: string,
  parameters: ReversalParameters,
  cause: Cause,
): TransferReversal {
  const transfer = transferOf(tx, id)
  const left = transfer.amount - transfer.amount_reversed
  if (left === 0) throw invalidRequest(`Transfer ${id} is already fully reversed.`)
  const amount = parameters.amount ?? left
  if (amount > left)
    throw invalidRequest(
      `Reversal amount (${formatAmount(amount, transfer.currency)}) is greater than unreversed amount on transfer (${formatAmount(left, transfer.currency)})`,
      {param: 'amount'},
    )
  const account = destinationOf(transfer)
  if (amount > (accountBalance(tx, account).get(transfer.currency) ?? 0))
    throw invalidRequest(
      'The connected account has insufficient available funds for this transfer to be reversed.',
      {code: 'balance_insufficient'},
    )
  const reversal: TransferReversal = {
    id: newId.transferReversal(),
    object: 'transfer_reversal',
    amount,
    balance_transaction: newId.balanceTransaction(),
    created: seconds(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: parameters.metadata ?? {},
    source_refund: null,
    transfer: id,
  }
  const reversed: AccountTransfer = {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversals: listOf([reversal, ...transfer.reversals.data], transfer.reversals.url),
    reversed: amount === left,
  }
  tx.put('accountTransfers', id, reversed)
  emit(tx, 'transfer.reversed', reversed, cause, {
    amount_reversed: transfer.amount_reversed,
    reversed: false,
  })
  return reversal
}

export function transferOf(tx: Pick<LedgerTransaction, 'get'>, id: string): AccountTransfer {
  const transfer = tx.get('accountTransfers', id)
  if (transfer === undefined) throw noSuch('transfer', id)
  return transfer
}

/** The account that a transfer is to. */
export function destinationOf({destination}: Stripe.Transfer): string {
  return typeof destination === 'string' ? destination : (destination?.id ?? '')
}
