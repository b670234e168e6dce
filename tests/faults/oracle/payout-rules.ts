import type {Finding, Rule} from './rule.ts'

/** What was sent to teachers = what is taken from their balances for it. */
export const payoutRules = {
  'every payout is one transfer, and is taken from its teacher once': ({ledger, database}) => {
    const transfers = Map.groupBy(ledger.transfers, ({metadata}) => metadata['payoutId'] ?? '')
    // What the shop has sent to anybody for another reason names no payout.
    transfers.delete('')
    const entries = Map.groupBy(Object.values(database.ledger), ({payoutId = ''}) => payoutId)
    entries.delete('')
    const ids = new Set([...Object.keys(database.payouts), ...transfers.keys(), ...entries.keys()])
    return [...ids].flatMap((id): Finding[] => {
      const payout = database.payouts[id]
      if (!payout) return [[id, 'has a transfer or an entry, and is no payout']]
      const {state, amountCents, reversedCents, transferId, stripeAccountId} = payout
      if (state === 'planned') return [[id, 'is still planned']]
      const kept = state === 'failed' ? 0 : amountCents - reversedCents
      const taken = (entries.get(id) ?? []).reduce((sum, entry) => sum - entry.amountCents, 0)
      if (taken !== kept) return [[id, `is ${state} with ${kept}, and has entries of ${taken}`]]
      const standing = (transfers.get(id) ?? []).filter(({reversed}) => !reversed)
      if (state === 'failed') return standing.length === 0 ? [] : [[id, 'has failed, and has a transfer']]
      const [transfer] = standing
      if (!transfer || standing.length > 1) return [[id, `is ${state}, and has ${standing.length} transfers`]]
      const {amount, amount_reversed: back, destination} = transfer
      if (transfer.id !== transferId) return [[id, `names ${transferId}, and its transfer is ${transfer.id}`]]
      return amount === amountCents && back === reversedCents && destination === stripeAccountId
        ? []
        : [[id, `is of ${amountCents} less ${reversedCents}, and its transfer of ${amount} less ${back}`]]
    })
  },
} satisfies Record<string, Rule>
