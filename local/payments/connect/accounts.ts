import {StripeFailure} from '../api/failure.ts'
import {listOf} from '../api/lists.ts'
import {emitOf} from '../ledger/events.ts'
import {newId} from '../ledger/identifiers.ts'
import type {Account, AccountFile, Ledger, LedgerTransaction} from '../ledger/tables.ts'
import {seconds} from '../ledger/time.ts'
import type {AccountChanges, AccountParameters} from './account-parameters.ts'

/** The day of birth with which Stripe's tests find somebody on a list of those who must not be paid. */
export const LISTED_BIRTHDAY = '1900-01-01'

/** What the form asks for, as anybody in Stripe's tests would fill it in. */
export const ANYBODY = {
  firstName: 'Amara',
  lastName: 'Okafor',
  born: '1980-05-04',
  routing: '110000000',
  bank: '000123456789',
  isSubmitted: true,
}

const COUNTRY_CURRENCIES: Record<string, string> = {
  AU: 'aud',
  CA: 'cad',
  CH: 'chf',
  GB: 'gbp',
  NO: 'nok',
  US: 'usd',
}

type Reader = Pick<Ledger, 'get' | 'all'>

/** Throws what Stripe answers for an account that there is not, or that is not connected to the shop any more. */
export function accountOf(reader: Reader, id: string): Account {
  const account = reader.get('accounts', id)
  if (account === undefined)
    throw new StripeFailure(
      403,
      'invalid_request_error',
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      {code: 'account_invalid'},
    )
  return account
}

/** What somebody has told for an account so far. */
export function fileOf(reader: Reader, id: string): AccountFile {
  const file = reader.get('accountFiles', id)
  if (file === undefined) throw new Error(`The account ${id} has no file.`)
  return file
}

/** With what the shop makes the accounts of those it pays: Stripe asks them what it wants to know, and the shop carries losses and fees. */
export const EXPRESS_ACCOUNT: AccountParameters = {
  controller: {
    fees: {payer: 'application'},
    losses: {payments: 'application'},
    requirement_collection: 'stripe',
    stripe_dashboard: {type: 'express'},
  },
  capabilities: {transfers: {requested: true}},
  expand: [],
}

/** Makes an account that Stripe itself asks for what it wants to know, and nothing is known of yet. */
export function createAccount(tx: LedgerTransaction, parameters: AccountParameters): Account {
  const id = newId.account()
  const country = parameters.country ?? 'US'
  const file: AccountFile = {
    id,
    firstName: '',
    lastName: '',
    born: '',
    routing: '',
    bank: '',
    hasBankFailed: false,
    isSubmitted: false,
    refusal: null,
    wanted: [],
    deadline: null,
  }
  const account: Account = {
    id,
    object: 'account',
    business_profile: businessProfile(parameters.business_profile),
    business_type: parameters.business_type ?? null,
    capabilities: parameters.capabilities?.transfers?.requested ? {transfers: 'inactive'} : {},
    charges_enabled: false,
    controller: {
      fees: {payer: 'application'},
      is_controller: true,
      losses: {payments: 'application'},
      requirement_collection: 'stripe',
      stripe_dashboard: {type: 'express'},
      type: 'application',
    },
    country,
    created: seconds(),
    default_currency: currencyOf(country),
    details_submitted: false,
    email: parameters.email ?? null,
    external_accounts: listOf([], `/v1/accounts/${id}/external_accounts`),
    future_requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: [],
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    groups: {payments_pricing: null},
    metadata: parameters.metadata ?? {},
    payouts_enabled: false,
    settings: {
      branding: {icon: null, logo: null, primary_color: null, secondary_color: null},
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: {display_name: null, timezone: 'Etc/UTC'},
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: {delay_days: 2, interval: 'daily'},
        statement_descriptor: null,
      },
    },
    tos_acceptance: {date: null, ip: null, user_agent: null},
    type: 'express',
  }
  tx.put('accountFiles', id, file)
  const standing = {...account, ...standingOf(account, file)}
  tx.put('accounts', id, standing)
  return standing
}

/** Changes what the shop may change of an account: the rest is the person's. */
export function updateAccount(tx: LedgerTransaction, id: string, changes: AccountChanges): Account {
  const account = accountOf(tx, id)
  const {email, metadata, capabilities} = changes
  const asks = capabilities?.transfers?.requested
  const {transfers: _, ...others} = account.capabilities ?? {}
  const kept = Object.entries({...account.metadata, ...metadata}).filter(([, value]) => value !== '')
  return settleAccount(tx, {
    ...account,
    ...(email !== undefined && {email}),
    ...(changes.business_profile && {
      business_profile: {...businessProfile(), ...account.business_profile, ...changes.business_profile},
    }),
    ...(asks === true && {capabilities: {transfers: 'inactive', ...account.capabilities}}),
    ...(asks === false && {capabilities: others}),
    metadata: Object.fromEntries(kept),
  })
}

/** Changes what is known of the person behind an account, or thought of them, and what follows from it. */
export function changeFile(
  tx: LedgerTransaction,
  id: string,
  changes: Partial<Omit<AccountFile, 'id'>>,
  country?: string,
): Account {
  const account = accountOf(tx, id)
  const file = {...fileOf(tx, id), ...changes}
  // Who is on such a list is looked at once the form is sent in.
  if (file.isSubmitted && file.born === LISTED_BIRTHDAY) file.refusal ??= 'listed'
  tx.put('accountFiles', id, file)
  return settleAccount(tx, {
    ...account,
    ...(country !== undefined && {country, default_currency: currencyOf(country)}),
    ...(file.isSubmitted && {business_type: account.business_type ?? 'individual'}),
  })
}

/**
 * An account and the shop have nothing to do with each other any more: it is closed, or its owner wants so. What the shop gave it
 * stays where it is.
 */
export function disconnectAccount(tx: LedgerTransaction, id: string): void {
  accountOf(tx, id)
  tx.remove('accounts', id)
  tx.remove('accountFiles', id)
  tx.remove('payoutsDue', id)
  for (const page of tx.all('accountPages')) if (page.account === id) tx.remove('accountPages', page.id)
  emitOf(tx, id, 'account.application.deauthorized', {
    object: {id: 'ca_lectern', object: 'application', name: 'Lectern'},
  })
}

/** Writes an account as its file makes it be, and tells of it when that has changed something. */
function settleAccount(tx: LedgerTransaction, account: Account): Account {
  const before = tx.get('accounts', account.id)
  const settled = {...account, ...standingOf(account, fileOf(tx, account.id))}
  tx.put('accounts', account.id, settled)
  const previous = Object.fromEntries(
    Object.entries(before ?? {}).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(settled[key as keyof Account]),
    ),
  )
  if (Object.keys(previous).length > 0)
    emitOf(tx, account.id, 'account.updated', {object: settled, previous_attributes: previous})
  return settled
}

/** What follows for an account from what is known of the person. */
function standingOf(account: Account, file: AccountFile) {
  const missing = [
    ...(file.firstName === '' ? ['individual.first_name'] : []),
    ...(file.lastName === '' ? ['individual.last_name'] : []),
    ...(file.born === '' ? ['individual.dob.day', 'individual.dob.month', 'individual.dob.year'] : []),
    ...(file.isSubmitted ? [] : ['tos_acceptance.date', 'tos_acceptance.ip']),
  ]
  const noBank = file.bank === '' || file.hasBankFailed ? ['external_account'] : []
  const due = [...noBank, ...missing, ...file.wanted].toSorted()
  const canWait = file.deadline !== null
  const past = due.filter((field) => !canWait || !file.wanted.includes(field))
  const isKnown = missing.length === 0 && (canWait || file.wanted.length === 0) && file.refusal === null
  const transfers: 'active' | 'inactive' = isKnown ? 'active' : 'inactive'
  return {
    capabilities: account.capabilities?.transfers === undefined ? {} : {transfers},
    details_submitted: file.isSubmitted,
    external_accounts: listOf(
      file.bank === '' ? [] : [bankAccountOf(account, file)],
      `/v1/accounts/${account.id}/external_accounts`,
    ),
    payouts_enabled: isKnown && noBank.length === 0,
    requirements: {
      alternatives: [],
      current_deadline: file.deadline,
      currently_due: due,
      disabled_reason: file.refusal ?? (past.length > 0 ? ('requirements.past_due' as const) : null),
      errors: [],
      eventually_due: due,
      past_due: past,
      pending_verification: [],
    },
  }
}

function bankAccountOf(
  {id, country, default_currency: currency, external_accounts: known}: Account,
  file: AccountFile,
) {
  const last4 = file.bank.slice(-4)
  const before = known?.data.find((one) => one.object === 'bank_account' && one.last4 === last4)
  return {
    id: before?.id ?? newId.bankAccount(),
    object: 'bank_account' as const,
    account: id,
    account_holder_name: `${file.firstName} ${file.lastName}`.trim(),
    account_holder_type: 'individual',
    account_type: null,
    available_payout_methods: ['standard' as const],
    bank_name: 'LECTERN TEST BANK',
    country: country ?? 'US',
    currency: currency ?? 'usd',
    default_for_currency: true,
    fingerprint: null,
    future_requirements: null,
    last4,
    metadata: {},
    requirements: null,
    routing_number: file.routing === '' ? null : file.routing,
    status: file.hasBankFailed ? 'errored' : 'new',
  }
}

function businessProfile(given: AccountParameters['business_profile'] = {}) {
  return {
    mcc: null,
    minority_owned_business_designation: null,
    name: null,
    product_description: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
    ...given,
  }
}

/** In which currency somebody there has their bank account. */
const currencyOf = (country: string) => COUNTRY_CURRENCIES[country] ?? 'eur'
