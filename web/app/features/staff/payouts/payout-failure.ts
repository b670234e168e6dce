import type {StaffPayout} from './staff-payout'

/** Why Stripe refuses transfers, by its codes. */
const failures: Readonly<Record<string, string>> = {
  balance_insufficient: 'The shop had too little at Stripe.',
  account_invalid: 'Their account at Stripe was closed.',
  resource_missing: 'Their account at Stripe was closed.',
  transfers_not_allowed: 'Stripe does not pay this account out.',
  insufficient_capabilities_for_transfer: 'Stripe does not pay this account out.',
  reversed: 'It was taken back at Stripe.',
}

/** Why a payout has failed, or its bank has refused it, in words; null where nothing is wrong. */
export function payoutFailure({
  state,
  failure,
  bankFailure,
}: Pick<StaffPayout, 'state' | 'failure' | 'bankFailure'>): string | null {
  if (state === 'failed')
    return failures[failure ?? ''] ?? `Stripe has refused it${failure ? ` (${failure})` : ''}.`
  return bankFailure === null
    ? null
    : `Their bank has refused it (${bankFailure}). Stripe tries again once they have changed their details there.`
}
