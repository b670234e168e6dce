import {Hono, type Context} from 'hono'
import {pageHeaders, type Markup} from '../../stand-in/document.ts'
import type {Bindings} from '../../stand-in/hung.ts'
import type {ApiContext} from '../api/endpoint.ts'
import type {AccountPage} from '../ledger/tables.ts'
import {notice} from '../page/closed-page.ts'
import {accountPage} from './account-page.ts'
import type {ConnectActions} from './actions.ts'
import {accountOf, fileOf} from './accounts.ts'
import {openPage} from './links.ts'
import {onboardingForm, readOnboarding} from './onboarding-form.ts'
import {onboardingPage, type OnboardingPage} from './onboarding-page.ts'

/** `/connect/LINK`: where a link to an account leads, once; then `/connect/open/SESSION`, as often as one likes. */
export function connectRoutes(
  {ledger}: ApiContext,
  actions: ConnectActions,
  merchant: string,
): Hono<Bindings> {
  const app = new Hono<Bindings>()

  app.get('/:link', async (c) => {
    const page = ledger.get('accountPages', c.req.param('link'))
    if (page === undefined) return gone(c, merchant)
    const opened = ledger.transact((tx) => openPage(tx, page))
    await ledger.durable()
    if (opened !== undefined) return c.redirect(`/connect/open/${opened.session}`, 303)
    return page.refreshUrl === '' ? gone(c, merchant) : c.redirect(page.refreshUrl, 303)
  })

  const find = (session: string) => ledger.all('accountPages').find((page) => page.session === session)
  const form = (
    c: Context,
    page: AccountPage,
    more: Partial<OnboardingPage> = {},
    status: 200 | 422 = 200,
  ) => {
    const account = accountOf(ledger, page.account)
    const file = fileOf(ledger, page.account)
    const address = `/connect/open/${page.session ?? ''}`
    return show(c, onboardingPage({merchant, account, file, address, ...more}), status, page.returnUrl)
  }

  app.get('/open/:session', (c) => {
    const page = find(c.req.param('session'))
    if (page === undefined) return gone(c, merchant)
    if (page.kind === 'onboarding') return form(c, page)
    return show(c, accountPage(merchant, accountOf(ledger, page.account), ledger))
  })

  app.post('/open/:session', async (c) => {
    const page = find(c.req.param('session'))
    if (page?.kind !== 'onboarding') return gone(c, merchant)
    const sent = onboardingForm.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const {told, country, errors} = readOnboarding(sent)
    if (sent.do === 'later') {
      const kept = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''))
      await actions.changeAccount(page.account, kept, country)
      return c.redirect(page.returnUrl, 303)
    }
    if (Object.keys(errors).length > 0) return form(c, page, {form: sent, errors}, 422)
    const standing = {isSubmitted: true, hasBankFailed: false, wanted: [], deadline: null}
    await actions.changeAccount(page.account, {...told, ...standing}, country)
    return c.redirect(page.returnUrl, 303)
  })
  return app
}

const gone = (c: Context, merchant: string) =>
  show(
    c,
    notice(
      'This link does not work any more',
      `It works once, for some minutes. Go back to ${merchant} for another.`,
      null,
      '',
    ),
    404,
  )

function show(c: Context, markup: Markup, status: 200 | 404 | 422 = 200, returnUrl?: string) {
  return c.html(markup, status, pageHeaders(returnUrl === undefined ? [] : [new URL(returnUrl).origin]))
}
