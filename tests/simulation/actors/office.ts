import {controlNewsletter, sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {correctBalance, retryPayout} from '@lectern/domain/teachers/payout-contracts'
import {setStaffRole} from '@lectern/domain/staff/contracts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {pathOf} from '../firestore/client.ts'
import {nameOf} from '../names.ts'
import {INSTRUCTOR} from '../services/content.ts'
import type {Shop} from '../shop.ts'
import {PAYEES} from '../world.ts'
import {insist} from './insist.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** So many runs of payouts begin when people have bought, and so often the clock goes on with each. */
const NIGHTS = 8
const CLOCKS_A_NIGHT = 3
/** How many have subscribed to the newsletter: in most shops few, in some more than two batches hold. */
const [FEW, MANY] = [30, 2100]
const WITH_MANY = 0.08
/** How many of them have an address that the mail service refuses. */
const REFUSED = 2

/** Writes the newsletter's subscribers, as their own confirmations have before; the learners have marketing mail on. */
export function subscribe({world}: Shop): void {
  const {documents, inbox, random, learners} = world
  const count = random.chance(WITH_MANY) ? MANY : FEW
  const createdAt = {timestampValue: documents.now()}
  const emails = Array.from({length: count}, (_, index) => `reader-${index}@example.com`)
  documents.commit(
    emails.map((email) => ({
      update: {
        name: nameOf(`newsletterSubscribers/${addressHash(email)}`),
        fields: {email: {stringValue: email}, createdAt},
      },
    })),
  )
  documents.commit(
    learners.map(({uid}) => ({
      update: {name: nameOf(`settings/${uid}`), fields: {marketingEmails: {booleanValue: true}}},
    })),
  )
  for (let index = 0; index < REFUSED; index += 1) inbox.refused.add(random.pick(emails as [string]))
}

/** Staff sends newsletters, presses twice, and stops one and lets it go on. */
export async function sendNewsletters(shop: Shop, isBusy: () => boolean): Promise<void> {
  const {scheduler, functions, random, staff} = shop.world
  const [sam] = staff
  if (!sam) return
  for (let number = 1; number <= 2 && isBusy(); number += 1) {
    await scheduler.sleep(random.between(MINUTE, 30 * MINUTE))
    const newsletterId = crypto.randomUUID()
    const newsletter = {
      draftId: newsletterId,
      subject: `Number ${number}`,
      contentHtml: '<p>News of our courses.</p>',
      audience: 'everyone-but' as const,
      emails: [],
    }
    const send = () => insist(scheduler, 'newsletter', () => functions.call(sendNewsletter, newsletter, sam))
    await Promise.all([send(), ...(random.chance(0.3) ? [send()] : [])])
    if (!random.chance(0.5)) continue
    for (const act of ['stop', 'resume'] as const)
      await insist(scheduler, act, () => functions.call(controlNewsletter, {newsletterId, act}, sam))
  }
}

/** An owner takes the role of one of staff, and gives it back later. */
export async function changeRoles(shop: Shop, isBusy: () => boolean): Promise<void> {
  const {scheduler, functions, random, staff, owner} = shop.world
  const [, kim] = staff
  if (!kim) return
  while (isBusy()) {
    for (const role of ['none', 'staff'] as const) {
      await scheduler.sleep(random.between(5 * MINUTE, 25 * MINUTE))
      await insist(scheduler, 'role', () => functions.call(setStaffRole, {email: kim.email, role}, owner), 20)
    }
  }
}

/** Staff look after the money of whoever teaches the courses while people buy. */
export async function payTeachers(shop: Shop, isBusy: () => boolean): Promise<void> {
  const {scheduler, random} = shop.world
  while (isBusy()) {
    await scheduler.sleep(random.between(5 * MINUTE, 60 * MINUTE))
    await lookAfter(shop, [INSTRUCTOR])
  }
}

/** Runs begin at midnight: some nights in which staff look after all teachers at the same moment, and press twice. */
export async function payAtNight(shop: Shop): Promise<void> {
  const {scheduler, functions} = shop.world
  const begin = async () => {
    for (let time = 0; time < CLOCKS_A_NIGHT; time += 1) {
      await functions.reconcile()
      await scheduler.sleep(10 * MINUTE)
    }
  }
  for (let night = 0; night < NIGHTS; night += 1) {
    await lookAfter(shop, PAYEES)
    await scheduler.sleep(DAY - (scheduler.now % DAY) + 1)
    await Promise.all([begin(), lookAfter(shop, PAYEES)])
    await Promise.all([tryAgain(shop), tryAgain(shop)])
  }
}

/**
 * Staff correct what teachers have, press twice, take transfers back in the dashboard, and try payouts again that Stripe has refused while
 * it looked closer.
 */
async function lookAfter(shop: Shop, payees: readonly string[]): Promise<void> {
  const {scheduler, functions, payments, random, staff} = shop.world
  const [sam] = staff
  if (!sam) return
  await Promise.all(
    payees.map(async (instructorId) => {
      const correction = {
        instructorId,
        amountCents: Math.round(random.between(-1500, 6000)) || 1,
        reason: 'A sale that was missed.',
        requestId: crypto.randomUUID(),
      }
      const correct = () =>
        insist(scheduler, 'correction', () => functions.call(correctBalance, correction, sam))
      await Promise.all([correct(), ...(random.chance(0.3) ? [correct()] : [])])
    }),
  )
  while (random.chance(0.6))
    await insist(scheduler, 'reversal', () => payments.takeBack(random.next(), random.next()))
  await payments.review(() => random.chance(0.2))
  await tryAgain(shop)
}

/** Staff try all payouts again that have failed. */
export async function tryAgain({world: {scheduler, functions, documents, staff}}: Shop): Promise<void> {
  const [sam] = staff
  if (!sam) return
  const failed = [...documents.in(nameOf('payouts'))].filter(
    ({fields}) => fields['state']?.stringValue === 'failed',
  )
  for (const {name} of failed) {
    const payoutId = pathOf(name).split('/')[1] ?? ''
    await insist(scheduler, 'payout', () => functions.call(retryPayout, {payoutId}, sam))
  }
}
