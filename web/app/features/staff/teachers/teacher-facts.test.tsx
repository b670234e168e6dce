import type {Standing} from '@lectern/domain/teachers/ledger'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {StandingStats, TeacherFacts} from './teacher-facts'
import type {StaffTeacher} from './teachers'

const teacher: StaffTeacher = {
  instructorId: 'instructor-ada',
  uid: 'ada',
  email: 'ada@example.test',
  name: 'Ada Fenn',
  state: 'active',
  shareBps: 6250,
  invitation: null,
  stripeAccountId: 'acct_1',
  payouts: {enabled: true, missing: []},
  invitedAt: 0,
  since: Date.UTC(2026, 0, 15, 12),
}

/** The texts of what is drawn, in order. */
function texts(drawn: ReactNode): string {
  const Stub = createRoutesStub([{path: '/', Component: () => drawn}])
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\s+/g, ' ')
}
const facts = (change: Partial<StaffTeacher> = {}) =>
  texts(<TeacherFacts teacher={{...teacher, ...change}} />)

test('it is said who teaches, with what share, since when, and that Stripe pays them out', () => {
  expect(facts()).toContain('ada@example.test')
  expect(facts()).toMatch(/62\.5%.*January 15, 2026.*instructor-ada.*acct_1.*Payouts: ready/)
})

test('what Stripe still wants to know is said of them', () => {
  const missing = ['individual.first_name', 'tos_acceptance.date', 'company.name', 'business_type', 'new']
  const waits = facts({payouts: {enabled: false, missing}})
  expect(waits).toMatch(/Payouts: details missing What they earn waits until they have told Stripe:/)
  expect(waits).toContain(
    'their name that they agree to Stripe’s terms what they do who their company is some',
  )
  expect(facts({payouts: {enabled: true, missing}})).toMatch(/Later Stripe also wants to know: their name/)
})

test('what their bank has sent back is said', () => {
  const failure = {amount: 4000, currency: 'eur', code: 'account_closed', at: Date.UTC(2026, 10, 20, 12)}
  expect(facts({payouts: {enabled: true, missing: [], failure}})).toContain(
    'A payout of €40.00 from November 20, 2026 came back from their bank. The bank account is closed',
  )
})

test('of whom is erased nothing but what they have earned is left, and staff correct it', () => {
  const erased = facts({state: 'ended', email: null, stripeAccountId: null})
  expect(erased).toMatch(/deleted.*Ended.*Account at Stripe None.*Payouts: not set up.*Correct balance/)
})

test.each<[string, Partial<StaffTeacher>, Partial<Standing>]>([
  ['is paid by the next run', {}, {availableCents: 2500}],
  ['payouts begin at $25.00', {}, {availableCents: 2499}],
  ['is paid by the next run', {state: 'ended'}, {availableCents: 1}],
  ['waits while they are paused', {state: 'paused'}, {availableCents: 2500}],
  ['there is no account at Stripe yet', {stripeAccountId: null}, {availableCents: 2500}],
  ['Stripe does not pay out', {payouts: {enabled: false, missing: []}}, {availableCents: 2500}],
  ['the next sales make up for it', {stripeAccountId: null}, {availableCents: -1}],
])('of what is available it is said: %s', (words, change, standing) => {
  const nothing = {pendingCents: 0, availableCents: 0, paidOutCents: 0}
  const drawn = <StandingStats teacher={{...teacher, ...change}} standing={{...nothing, ...standing}} />
  expect(texts(drawn)).toContain(words)
})
