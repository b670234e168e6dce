/*
 * Defects that the shop has had, and some of payouts that it could have, each as the edit that puts it back. `npm run simulate:defects`
 * shows after how many purchases the simulation finds each; a unit test shows that each edit still fits its file.
 */

interface Edit {
  /** from the root of the repository */
  file: string
  /** stands there once */
  find: string
  put: string
}

export interface Defect {
  /** a word for the command line */
  id: string
  /** what happened */
  what: string
  edits: readonly Edit[]
}

export const DEFECTS: readonly Defect[] = [
  // Those of record 031.
  {
    id: 'two-sessions',
    what: "two presses, each after a server error of Stripe's, opened two sessions of one order",
    edits: [
      {
        file: 'functions/src/checkout/open-checkout.ts',
        find: '    if (current.sessionId !== null) return {sessionId: current.sessionId, url: current.url}\n',
        put: '',
      },
    ],
  },
  {
    id: 'unseen-session',
    what: 'the end of a session that nobody was sent to ended its order',
    edits: [
      {
        file: 'functions/src/checkout/decide.ts',
        find: "  if (isOther && outcome !== 'paid' && outcome !== 'processing') return LEAVE\n",
        put: '',
      },
    ],
  },
  {
    id: 'paid-twice-untold',
    what: 'a course paid in two orders was told to nobody',
    edits: [
      {
        file: 'functions/src/checkout/fulfil.ts',
        find: "    await writeProblem(write, {kind: 'paid-twice', about: session.id, orderId, details})\n  }\n  await settleDiscount",
        put: '    void details\n  }\n  await settleDiscount',
      },
    ],
  },
  {
    id: 'refusal-repeated',
    what: 'a refund that Stripe had refused for a dispute was refused for a day',
    edits: [
      {
        file: 'functions/src/refunds/make-refund.ts',
        find: "{state: 'refused', attempt: FieldValue.increment(1)}",
        put: "{state: 'refused'}",
      },
    ],
  },
  {
    id: 'part-made-twice',
    what: 'a part was given back again under another key after an error that Stripe had answered and carried out',
    edits: [
      {
        file: 'functions/src/refunds/make-refund.ts',
        find: '  if (attempt > 0 || clock.now() - createdAt.toMillis() > KEY_MS) {',
        put: '  if (attempt > 1e9) {',
      },
    ],
  },
  {
    id: 'line-keeps-course',
    what: 'a line was given back, and its course stayed',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: '  if (before.some((lineId) => !kept.includes(lineId))) await writeWithdrawal',
        put: '  if (kept.length === 0) await writeWithdrawal',
      },
    ],
  },
  {
    id: 'back-or-gone',
    what: 'a line was given back while the refund of another failed, and its course stayed',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: '  if (before.some((lineId) => !kept.includes(lineId))) await writeWithdrawal',
        put: '  else if (before.some((lineId) => !kept.includes(lineId))) await writeWithdrawal',
      },
    ],
  },
  {
    id: 'failed-part-counts',
    what: 'a part whose refund had failed counted as given back',
    edits: [
      {
        file: 'domain/src/orders/lines.ts',
        find: "const made = refunds.filter(({state}) => state === 'made')",
        put: "const made = refunds.filter(({state}) => state === 'made' || state === 'failed')",
      },
    ],
  },
  {
    id: 'problem-stays-settled',
    what: 'a refund that counted as arrived by mistake was found, and its problem stayed settled',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: "        await writeReopening(write, 'refund-failed', refund.stripeId)\n",
        put: '        void refund\n',
      },
    ],
  },
  {
    id: 'problem-stays-open',
    what: 'a refund that had failed before it was noticed stayed a problem after the next one',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: "    await writeSettlement(write, 'refund-failed', orderId, 'refunded again')\n",
        put: '',
      },
    ],
  },
  {
    id: 'dispute-stays-open',
    what: 'a dispute whose first news came when it was over stayed open',
    edits: [
      {
        file: 'functions/src/payments/disputes.ts',
        find: "writeProblem(write, {kind: 'dispute', about: id, orderId, details, outcome})",
        put: "writeProblem(write, {kind: 'dispute', about: id, orderId, details})",
      },
    ],
  },
  {
    id: 'return-waits',
    what: 'a return waited to be refunded again although the money had gone back past it',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: 'else if (data.refundFailedAt && isBack)',
        put: 'else if (false)',
      },
    ],
  },
  {
    id: 'refund-fails-twice',
    what: 'the stand-in gave a refund back twice when it failed twice',
    edits: [
      {
        file: 'local/payments/ledger/refunds.ts',
        find: "if (refund === undefined || refund.status === 'failed') return",
        put: 'if (refund === undefined) return',
      },
    ],
  },
  // Those of a day of hard use, about money.
  {
    id: 'dispute-lost',
    what: 'a lost dispute changed nothing',
    edits: [
      {
        file: 'functions/src/payments/disputes.ts',
        find: '      await applyLosses(write, {id: found.id, order, lost, disputes, changes})\n',
        put: '      void lost\n',
      },
    ],
  },
  {
    id: 'code-held',
    what: 'a limited code was held for a day by whoever does not pay',
    edits: [
      {
        file: 'functions/src/checkout/start-checkout.ts',
        find: '...(isShort && {sessionExpiresAt: Timestamp.fromMillis(now + SHORT_SESSION_MS)}),',
        put: '...(isShort && SHORT_SESSION_MS < 0 && {}),',
      },
    ],
  },
  {
    id: 'code-held-twice',
    what: 'one person could hold a limited code in several orders that they do not pay',
    edits: [
      {
        file: 'functions/src/discounts/discount-uses.ts',
        find: "  if (others.size > held) throw new AppError('code-held')\n",
        put: '',
      },
    ],
  },
  {
    id: 'staff-removed',
    what: 'who was removed from staff went on giving money back',
    edits: [
      {
        file: 'functions/src/authorize.ts',
        find: 'const member = (await staffMember(caller.uid)).data()',
        put: 'const member = (await staffMember(caller.uid)).data() ?? {role: wanted}',
      },
    ],
  },
  {
    id: 'refunded-and-rejected',
    what: 'a refund and a rejected return both succeeded',
    edits: [
      {
        file: 'functions/src/returns/reject-return.ts',
        find: "    if (purchase?.staffRefund) throw new AppError('already-decided')\n",
        put: '',
      },
    ],
  },
  {
    id: 'archived-in-total',
    what: 'an archived course in the cart was still in its total',
    edits: [
      {
        file: 'web/app/features/checkout/refresh/cart-changes.ts',
        find: 'return cart.filter(({id}) => !unsoldIds.includes(id))',
        put: 'return [...cart]',
      },
    ],
  },
  {
    id: 'price-stays',
    what: 'a price that had changed was charged as it was, without a word',
    edits: [
      {
        file: 'functions/src/checkout/price-cart.ts',
        find: '  if (now.totalCents === shown.totalCents && missing.size === 0) return\n',
        put: '  if (missing.size === 0) return\n',
      },
    ],
  },
  {
    id: 'offer-stays',
    what: 'the price of an offer stayed when it had ended',
    edits: [
      {
        file: 'domain/src/content/course-price.ts',
        find: 'offerEndsAt !== null && Date.parse(offerEndsAt) <= nowMs',
        put: 'offerEndsAt !== null && Date.parse(offerEndsAt) <= nowMs - 1e9',
      },
    ],
  },
  // Those that simulations have found.
  {
    id: 'bought-again-untold',
    what: 'a course bought again before the refund of its first order failed was paid twice, untold',
    edits: [
      {
        file: 'functions/src/orders/give-courses-back.ts',
        find: "  await writeProblem(write, {kind: 'paid-twice', about, orderId, details})\n",
        put: '  void [about, details]\n',
      },
    ],
  },
  {
    id: 'mail-sent-again',
    what: 'a mail that had gone was queued again when the database did not answer as it was stored',
    edits: [{file: 'functions/src/outbox/deliver.ts', find: 'STORE_TRIES = 4', put: 'STORE_TRIES = 1'}],
  },
  {
    id: 'rejection-unnoticed',
    what: 'a refund by staff did not notice that another rejected its return at the same moment',
    edits: [
      {
        file: 'functions/src/staff/orders/staff-refund.ts',
        find: '    if (request.exists) write.update(request.ref, {orderId}, unchanged(request))\n',
        put: '',
      },
    ],
  },
  {
    id: 'part-failed-approved',
    what: 'a return counted as approved for good whose last part was refunded as an earlier one failed',
    edits: [
      {
        file: 'functions/src/returns/write-approval.ts',
        find: 'refundFailedAt: isBack ? FieldValue.delete() : clock.timestamp(),',
        put: 'refundFailedAt: FieldValue.delete(),',
      },
    ],
  },
  {
    id: 'saved-lost',
    what: 'of two devices that saved courses at the same moment one lost its own',
    edits: [
      {
        file: 'functions/src/saved/save-courses.ts',
        find: 'write.update(snapshot.ref, {...saved}, unchanged(snapshot))',
        put: 'write.update(snapshot.ref, {...saved})',
      },
    ],
  },
  {
    id: 'cheaper-told-twice',
    what: 'a price that fell was told again each day, as the one before it stayed stored',
    edits: [
      {
        file: 'functions/src/saved/mail-cheaper.ts',
        find: 'write.update(snapshot.ref, {prices, lookAt: nextAt}, unchanged(snapshot))',
        put: 'write.update(snapshot.ref, {lookAt: nextAt}, unchanged(snapshot))',
      },
    ],
  },
  {
    id: 'bundle-unsold',
    what: 'a filter of the courses of a bundle was one of each course, so that no bundle was sold',
    edits: [{file: 'domain/src/content/bundle.ts', find: '(courses[]->)[', put: 'courses[]->['}],
  },
  // Those of seats. One more, a seat that was taken back while its holder was erased, needs a few ms of one commit, which 8,400 purchases
  // did not meet: `scenarios.test.ts` brings it about, and is red with it.
  {
    id: 'second-seat',
    what: 'who had left a team took a second seat of it, and lost what they had finished with that',
    edits: [
      {
        file: 'functions/src/gifts/accept-gift.ts',
        find: ".where('state', 'in', ['accepted', 'left'])",
        put: ".where('state', '==', 'accepted')",
      },
    ],
  },
  {
    id: 'seat-invited-again',
    what: 'a seat that was given back and invited to again was counted twice',
    edits: [
      {
        file: 'functions/src/teams/invite-members.ts',
        find: '      if (before) before.used -= 1\n',
        put: '      void before\n',
      },
    ],
  },
  {
    id: 'return-unrefunded',
    what: 'a return that was approved while a bank had the money was not refunded when the shop had it again',
    edits: [
      {
        file: 'functions/src/payments/disputes.ts',
        find: '  await writeReturnOf(write, orderId, order, chargeback ? {...unlost, chargeback} : unlost)\n',
        put: '',
      },
    ],
  },
  {
    id: 'withdrawn-again',
    what: 'courses that staff had withdrawn for a dispute came back when an earlier refund failed',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: "  const isWithdrawn = after.chargeback?.courses === 'withdrawn'\n",
        put: '  const isWithdrawn = false\n',
      },
    ],
  },
  {
    id: 'seat-of-another',
    what: 'a seat was taken from who had accepted it as whoever was invited to it was erased',
    edits: [
      {
        file: 'functions/src/privacy/gifts-parts.ts',
        find: 'write.create(claims().doc(), {...snapshot.data(), ...without, ...newCode()})',
        put: 'write.create(claims().doc(), {...snapshot.data(), ...without, uid: null, holderEmail: null, ...newCode()})',
      },
    ],
  },
  // Those that payouts could have.
  {
    id: 'transfer-unkeyed',
    what: 'two tasks of one payout that ran at the same time made two transfers',
    edits: [
      {
        file: 'functions/src/teachers/send-payout.ts',
        find: '{idempotencyKey: attempt === 0 ? id : `${id}-${attempt}`},',
        put: '{idempotencyKey: `${id}-${attempt}-${crypto.randomUUID()}`},',
      },
    ],
  },
  {
    id: 'transfer-made-twice',
    what: 'a transfer was made again under another key after an error that Stripe had answered and carried out',
    edits: [
      {
        file: 'functions/src/teachers/send-payout.ts',
        find: '  const made = await findTransfer(id)\n',
        put: '  const made = null\n',
      },
    ],
  },
  {
    id: 'refused-not-back',
    what: 'a transfer that Stripe had refused was not in the balance again',
    edits: [
      {
        file: 'functions/src/teachers/send-payout.ts',
        find: '    writeBack(write, `payout-${id}-failed-${payout.plans}`, id, payout, payout.amountCents)\n',
        put: '',
      },
    ],
  },
  {
    id: 'balance-unwatched',
    what: 'a payout was planned of what staff took away at the same moment',
    edits: [
      {
        file: 'functions/src/teachers/plan-payouts.ts',
        find: 'write.update(balance.ref, {lastPayout: id}, unchanged(balance))',
        put: 'write.update(balance.ref, {lastPayout: id})',
      },
    ],
  },
  {
    id: 'balance-unchanged',
    what: 'what was paid out was entered, and stayed in the balance',
    edits: [
      {
        file: 'functions/src/teachers/ledger.ts',
        find: '    increment(write, balanceOf(teacher), numbers)\n',
        put: "    if (entries.some(({kind}) => kind !== 'payout')) increment(write, balanceOf(teacher), numbers)\n",
      },
    ],
  },
  {
    id: 'sent-tried-again',
    what: 'a payout that staff tried again was planned once more when they pressed twice',
    edits: [
      {
        file: 'functions/src/staff/teachers/retry-payout.ts',
        find: "if (known?.state !== 'failed') throw",
        put: 'if (!known) throw',
      },
    ],
  },
  {
    id: 'reversal-unheard',
    what: 'a transfer that was taken back at Stripe was not given back where its news was lost',
    edits: [
      {
        file: 'functions/src/payments/check-transfers.ts',
        find: '      await settleReversal(id)\n',
        put: '',
      },
    ],
  },
  {
    id: 'parts-given-back-twice',
    what: 'the first part of a transfer that was taken back in two was given back twice',
    edits: [
      {
        file: 'functions/src/teachers/payout-news.ts',
        find: 'const part = reversedCents - payout.reversedCents',
        put: 'const part = reversedCents',
      },
    ],
  },
  {
    id: 'share-of-tax',
    what: 'a teacher had their share of the tax as well',
    edits: [
      {
        file: 'domain/src/orders/lines.ts',
        find: 'const netKept = netPaidCents(line) - netPartCents(line, paidCents(line) - kept)',
        put: 'const netKept = kept + 0 * (netPaidCents(line) - netPartCents(line, 0))',
      },
    ],
  },
  {
    id: 'share-of-refund',
    what: 'a teacher kept the share of what was given back',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: '  await writeShareChanges(write, orderId, shareChanges(order, refunds, changed))\n',
        put: '  void [writeShareChanges, shareChanges]\n',
      },
    ],
  },
  {
    id: 'smaller-bundle',
    what: 'a bundle that had lost a course since its buyer saw it was sold to them without a word',
    edits: [
      {
        file: 'functions/src/checkout/price-cart.ts',
        find: 'if (now.totalCents === shown.totalCents && missing.size === 0) return',
        put: 'if (now.totalCents === shown.totalCents) return',
      },
    ],
  },
  {
    id: 'part-made-good',
    what: 'a refund of some seats that failed counted as made good once the other seats were given back',
    edits: [
      {
        file: 'functions/src/refunds/settle-refunds.ts',
        find: 'line.isGivenBack && line.refundedCents >= paidCents(line)',
        put: 'line.isGivenBack && paidCents(line) > 0',
      },
    ],
  },
]

/** The text of a file with a defect in it. @throws Error where an edit does not fit it any more */
export function withDefect({id, edits}: Defect, file: string, text: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((edited, {find, put}) => {
      if (edited.split(find).length !== 2) throw new Error(`The defect ${id} does not fit ${file} any more.`)
      return edited.replace(find, () => put)
    }, text)
}
