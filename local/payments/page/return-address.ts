import type {Session} from '../ledger/tables.ts'

/** Where a payer goes when all is done: `success_url` with the session's id filled in. */
export function successAddress({id, success_url}: Session): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
}
