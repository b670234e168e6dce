import type {Hono} from 'hono'
import * as z from 'zod/mini'
import type {Bindings} from '../../stand-in/hung.ts'
import {changing, reading, type ApiContext} from '../api/endpoint.ts'
import {invalidRequest, noSuch} from '../api/failure.ts'
import {createdParameter, fits, pageOf, pageParameters, within} from '../api/lists.ts'
import {onlyExpand, readParameters, text} from '../api/parameters.ts'
import {resourcesOf} from '../api/resources.ts'
import {readAccountChanges, readAccountParameters, readLinkParameters} from './account-parameters.ts'
import {accountOf, createAccount, disconnectAccount, updateAccount} from './accounts.ts'
import {accountBalance, balanceObject, shopBalance} from './balance.ts'
import {createAccountLink, createLoginLink} from './links.ts'
import {createTransfer, destinationOf, reverseTransfer, transferOf} from './transfers.ts'
import {readTransferParameters, reversalParameters} from './transfer-parameters.ts'

/** Connect: accounts of those who get a share, what they are given, and what they are paid. */
export function connectApi(app: Hono<Bindings>, api: ApiContext): void {
  const {ledger} = api
  const {one, list} = resourcesOf(app, api)

  app.post('/accounts', changing(api, readAccountParameters, createAccount))
  list('/accounts', z.strictObject({...pageParameters, created: createdParameter}), ({created}) =>
    ledger.all('accounts').filter((row) => within(row.created ?? 0, created)),
  )
  one('/accounts', (id) => accountOf(ledger, id))
  app.post(
    '/accounts/:id',
    changing(
      api,
      (form, id) => ({id, ...readAccountChanges(form)}),
      (tx, {id, ...changes}) => updateAccount(tx, id, changes),
    ),
  )
  app.delete(
    '/accounts/:id',
    changing(
      api,
      (form, id) => ({id, ...readParameters(onlyExpand, form)}),
      (tx, {id}) => {
        accountOf(tx, id)
        if ([...accountBalance(tx, id).values()].some((cents) => cents !== 0))
          throw invalidRequest(`The account ${id} cannot be deleted: its balance is not zero.`)
        disconnectAccount(tx, id)
        return {id, object: 'account', deleted: true}
      },
    ),
  )
  app.post(
    '/accounts/:id/login_links',
    changing(
      api,
      (form, id) => ({id, ...readParameters(onlyExpand, form)}),
      (tx, {id}) => createLoginLink(tx, id, api.url),
    ),
  )
  app.post(
    '/account_links',
    changing(api, readLinkParameters, (tx, parameters) => createAccountLink(tx, parameters, api.url)),
  )

  app.post('/transfers', changing(api, readTransferParameters, createTransfer))
  list(
    '/transfers',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      destination: z.optional(text()),
      transfer_group: z.optional(text()),
    }),
    ({created, destination, transfer_group: group}) =>
      ledger
        .all('accountTransfers')
        .filter(
          (row) =>
            within(row.created, created) &&
            fits(destination, destinationOf(row)) &&
            fits(group, row.transfer_group),
        ),
  )
  one('/transfers', (id) => transferOf(ledger, id))
  app.post(
    '/transfers/:id/reversals',
    changing(
      api,
      (form, id) => ({id, ...readParameters(reversalParameters, form)}),
      (tx, {id, ...parameters}, cause) => reverseTransfer(tx, id, parameters, cause),
    ),
  )
  app.get(
    '/transfers/:id/reversals',
    reading(api, (form, id) => {
      const parameters = readParameters(z.strictObject(pageParameters), form)
      const {data, url} = transferOf(ledger, id).reversals
      return {result: pageOf(data, parameters, url), expand: parameters.expand}
    }),
  )

  app.get(
    '/balance',
    reading(api, (form, _id, account) => {
      const {expand} = readParameters(onlyExpand, form)
      const amounts = account === null ? shopBalance(ledger) : accountBalance(ledger, account)
      return {result: balanceObject(amounts), expand}
    }),
  )

  /** The shop itself pays nothing out here. */
  const payoutsOf = (account: string | null) =>
    ledger.all('payouts').filter(({id}) => ledger.get('payoutAccounts', id)?.account === account)
  list(
    '/payouts',
    z.strictObject({
      ...pageParameters,
      created: createdParameter,
      arrival_date: createdParameter,
      status: z.optional(text()),
    }),
    ({created, arrival_date: arrival, status}, account) =>
      payoutsOf(account).filter(
        (row) =>
          within(row.created, created) && within(row.arrival_date, arrival) && fits(status, row.status),
      ),
  )
  one('/payouts', (id, account) => {
    const payout = payoutsOf(account).find((row) => row.id === id)
    if (payout === undefined) throw noSuch('payout', id)
    return payout
  })
}
