import type Stripe from 'stripe'
import {invalidRequest} from '../api/failure.ts'
import {newId} from '../ledger/identifiers.ts'
import type {AccountPage, LedgerTransaction} from '../ledger/tables.ts'
import {seconds} from '../ledger/time.ts'
import {accountOf} from './accounts.ts'
import type {LinkParameters} from './account-parameters.ts'

const LINK_WORKS = 5 * 60

/** Makes a link to the form of an account, which works once and for some minutes. */
export function createAccountLink(
  tx: LedgerTransaction,
  {account, refresh_url: refreshUrl, return_url: returnUrl}: LinkParameters,
  siteUrl: string,
): Stripe.AccountLink {
  accountOf(tx, account)
  const {id, expiresAt} = addPage(tx, {account, kind: 'onboarding', refreshUrl, returnUrl})
  return {
    object: 'account_link',
    created: seconds(),
    expires_at: expiresAt,
    url: `${siteUrl}/connect/${id}`,
  }
}

/** Makes a link to what an account sees of its money. Throws StripeFailure until its owner has told who they are. */
export function createLoginLink(tx: LedgerTransaction, account: string, siteUrl: string): Stripe.LoginLink {
  if (!accountOf(tx, account).details_submitted)
    throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.')
  const {id} = addPage(tx, {account, kind: 'dashboard', refreshUrl: '', returnUrl: ''})
  return {object: 'login_link', created: seconds(), url: `${siteUrl}/connect/${id}`}
}

function addPage(
  tx: LedgerTransaction,
  page: Omit<AccountPage, 'id' | 'expiresAt' | 'session'>,
): AccountPage {
  const added = {id: newId.pageLink(), ...page, expiresAt: seconds() + LINK_WORKS, session: null}
  tx.put('accountPages', added.id, added)
  return added
}

/** Opens the page behind a link; undefined where the link was opened before or is too old. */
export function openPage(tx: LedgerTransaction, page: AccountPage): AccountPage | undefined {
  if (page.session !== null || page.expiresAt < seconds()) return undefined
  const opened = {...page, session: newId.pageLink()}
  tx.put('accountPages', page.id, opened)
  return opened
}
