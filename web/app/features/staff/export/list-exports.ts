import {problemWords} from '@lectern/domain/orders/problem'
import type {ExportedList} from '@lectern/domain/staff/exported-list'
import {STAFF_ACTIONS} from '@lectern/domain/staff/staff-action'
import {orderLabels, returnLabels} from '~/features/orders/status-badges'
import {termsLabel} from '~/features/discounts/terms-label'
import {loadDiscounts} from '~/features/staff/discounts/discount-codes'
import {periodLabel} from '~/features/staff/discounts/discount-labels'
import {loadLearners} from '~/features/staff/learners/learner-filters'
import {loadOrders} from '~/features/staff/orders/load-orders'
import {loadProblems} from '~/features/staff/orders/problem-filters'
import {mailName, mailStates} from '~/features/staff/outbox/mail-words'
import {loadMails, loadSuppressions} from '~/features/staff/outbox/outbox-filters'
import {loadReturnCases} from '~/features/staff/returns/return-cases'
import {loadStaffReviews} from '~/features/staff/reviews/staff-reviews'
import {loadStaffActions} from '~/features/staff/roles/staff-action-filters'
import {loadRecipients} from '~/features/staff/subscribers/load-recipients'
import type {CsvValue} from './csv'
import {defineExport, type ListExport} from './list-export'

/** Money in dollars, as a number. */
const dollars = (cents: number | null): CsvValue => (cents === null ? null : cents / 100)
/** A time as spreadsheets and people read it, in UTC. */
const time = (ms: number | null): CsvValue =>
  ms === null ? null : new Date(ms).toISOString().replace('T', ' ').slice(0, 19)

/** How each list becomes a file: what its screen shows of each item, with the ids in full. */
export const listExports: Readonly<Record<ExportedList, ListExport>> = {
  orders: defineExport(async (request) => itemsOf(await loadOrders(request), 'orders'), {
    Order: ({id}) => id,
    'Placed (UTC)': ({createdAt}) => time(createdAt),
    Name: ({name}) => name,
    'E-mail': ({email}) => email,
    Courses: ({items}) => items.map(({title}) => title).join('; '),
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    'Discount code': ({discountCode}) => discountCode,
    Status: ({status}) => orderLabels[status],
    'Charged back (USD)': ({chargeback}) => dollars(chargeback?.amountCents ?? null),
    Problem: ({hasProblem}) => (hasProblem ? 'yes' : 'no'),
  }),
  learners: defineExport(async (request) => itemsOf(await loadLearners(request), 'learners'), {
    Account: ({uid}) => uid,
    Name: ({name}) => name,
    'E-mail': ({email}) => email,
    'Since (UTC)': ({createdAt}) => time(Date.parse(createdAt)),
  }),
  returns: defineExport(async (request) => itemsOf(await loadReturnCases(request), 'cases'), {
    Order: ({id}) => id,
    'Requested (UTC)': ({returned}) => time(returned.createdAt),
    'E-mail': ({order}) => order?.email ?? null,
    Courses: ({order}) => (order?.items ?? []).map(({title}) => title).join('; '),
    'Amount (USD)': ({order}) => dollars(order?.amountCents ?? null),
    Reason: ({returned}) => returned.reason,
    Answer: ({returned}) => returned.decisionReason,
    Status: ({returned}) =>
      returned.refundFailedAt === null ? returnLabels[returned.status] : 'Refund failed',
  }),
  problems: defineExport(async (request) => itemsOf(await loadProblems(request), 'problems'), {
    Problem: ({kind}) => problemWords[kind].subject,
    Order: ({orderId}) => orderId,
    'Found (UTC)': ({since}) => time(since),
    Details: ({details}) =>
      Object.entries(details)
        .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
        .join('; '),
    'Settled (UTC)': ({settledAt}) => time(settledAt),
    Outcome: ({outcome}) => outcome,
  }),
  reviews: defineExport(async ({url}) => itemsOf(await loadStaffReviews(new URL(url)), 'reviews'), {
    Course: ({courseTitle}) => courseTitle,
    Author: ({author}) => author,
    Rating: ({rating}) => rating,
    Text: ({text}) => text,
    'Written (UTC)': ({createdAt}) => time(createdAt),
    Status: ({status}) => status,
    'Hidden because': ({hiddenReason}) => hiddenReason,
    Answer: ({answer}) => answer?.text ?? null,
    Helpful: ({helpful}) => helpful,
  }),
  discounts: defineExport(async ({url}) => itemsOf(await loadDiscounts(new URL(url)), 'items'), {
    Code: ({code}) => code,
    'Takes off': (discount) => termsLabel(discount, discount.courseTitle),
    When: (discount) => periodLabel(discount),
    'Paid orders': ({used}) => used,
    'Wait to be paid': ({reserved}) => reserved,
    'Most uses': ({maxUses}) => maxUses,
    'Given (USD)': ({discountedCents}) => dollars(discountedCents),
    'Created (UTC)': ({createdAt}) => time(createdAt),
  }),
  recipients: defineExport(async (request) => itemsOf(await loadRecipients(request), 'recipients'), {
    'E-mail': ({email}) => email,
    Name: ({name}) => name,
    Source: ({source}) => (source === 'newsletter' ? 'Subscriber' : 'User'),
    'Since (UTC)': ({createdAt}) => time(Date.parse(createdAt)),
  }),
  mails: defineExport(async (request) => itemsOf(await loadMails(request), 'mails'), {
    Mail: ({kind}) => mailName(kind),
    To: ({to}) => to,
    Recipients: ({recipientCount}) => recipientCount,
    'Queued (UTC)': ({createdAt}) => time(Date.parse(createdAt)),
    State: ({state}) => mailStates[state],
    Attempts: ({attempts}) => attempts,
    Why: ({lastError}) => lastError,
  }),
  suppressions: defineExport(async (request) => itemsOf(await loadSuppressions(request), 'suppressions'), {
    Address: ({address}) => address,
    Why: ({reason}) => reason,
    Details: ({detail}) => detail,
    'Since (UTC)': ({since}) => time(Date.parse(since)),
  }),
  'staff-actions': defineExport(async (request) => itemsOf(await loadStaffActions(request), 'actions'), {
    'When (UTC)': ({at}) => time(at),
    Who: ({staffEmail, staffId}) => staffEmail ?? staffId,
    What: ({action}) => STAFF_ACTIONS[action],
    'To what': ({subject}) => `${subject.kind} ${subject.id}`,
    'To whom': ({whom}) => whom?.email ?? whom?.uid ?? null,
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    Why: ({reason}) => reason,
  }),
}

/** The items of a page, by their name in it. */
function itemsOf<Name extends string, Item>(
  page: Readonly<Record<Name, readonly Item[]>> & {next: string | null},
  name: Name,
): {items: readonly Item[]; next: string | null} {
  return {items: page[name], next: page.next}
}
