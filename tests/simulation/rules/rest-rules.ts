import {sumCents} from '@lectern/domain/money'
import {keptOfCourses, orderLine} from '@lectern/domain/orders/lines'
import {shareOf} from '@lectern/domain/teachers/shares'
import * as z from 'zod/mini'
import type {Violation} from '../../faults/oracle/oracle.ts'
import {pathOf} from '../firestore/client.ts'
import {plainOf, type Fields, type Time} from '../firestore/value.ts'
import {nameOf} from '../names.ts'
import {SHARE_BPS, type World} from '../world.ts'

/** Times in ms since the epoch. */
const anyEntry = {
  teacher: z.string(),
  amountCents: z.int(),
  availableAt: z.number(),
  at: z.number(),
  /** when it was committed, which may be after what says a later time */
  committedAt: z.number(),
}
const entrySchema = z.union([
  z.object({
    ...anyEntry,
    orderId: z.string(),
    lineId: z.string(),
    courseId: z.string(),
    shareBps: z.int(),
  }),
  z.object({...anyEntry, payoutId: z.string()}),
  z.object({...anyEntry, reason: z.string()}),
])
type Entry = z.infer<typeof entrySchema>

const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  orderId: z.string(),
  netCents: z.int(),
  replacedBy: z.nullable(z.string()),
  isVoid: z.boolean(),
})

const sharedOrderSchema = z.object({
  status: z.string(),
  amountCents: z.int(),
  items: z.array(orderLine),
  refundedCents: z.int(),
  chargeback: z.optional(z.object({amountCents: z.int()})),
})

const pickUpSchema = z.object({
  kind: z.literal('pick-up'),
  uid: z.string(),
  courseId: z.string(),
  since: z.int(),
})
const cartLeftSchema = z.object({
  kind: z.literal('cart-left'),
  uid: z.string(),
  orderId: z.string(),
  ids: z.array(z.string()),
})
/** Between what a mail says and when it has gone, with attempts to store that it has; in ms. */
const RENDERED_MS = 10 * 60_000

type Finding = readonly [about: string, words: string]
type RestRule = (world: World) => Finding[]

/** What must be true at rest of that of which the oracle of `tests/faults` has no books. */
export const restRules: Readonly<Record<string, RestRule>> = {
  'a certificate is valid as long as its course is owned': ({documents}) =>
    rows(documents, 'certificates').flatMap(([id, fields]): Finding[] => {
      const [userId, courseId] = [fields['userId']?.stringValue, fields['courseId']?.stringValue]
      const owned = documents.get(nameOf(`enrollments/${userId}_${courseId}`))
      const isOwned = owned?.fields['certificateId']?.stringValue === id
      const isValid = fields['withdrawnAt']?.integerValue === undefined
      return isOwned === isValid
        ? []
        : [[id, `is ${isValid ? 'valid' : 'withdrawn'}, and its course is not so`]]
    }),

  'a newsletter has come to its end, and counts everybody once': ({documents, inbox}) =>
    rows(documents, 'newsletters').flatMap(([id, fields]): Finding[] => {
      const number = (field: string) => Number(fields[field]?.integerValue ?? 0)
      const status = fields['status']?.stringValue ?? ''
      if (status === 'failed') return []
      if (status !== 'sent') return [[id, `is ${status}`]]
      const counted = number('sent') + number('failed') + number('skipped')
      if (counted !== number('recipientCount'))
        return [[id, `counts ${counted} of ${number('recipientCount')}`]]
      const reached = new Set(
        inbox.mails.filter(({name}) => name.startsWith(`<newsletter-${id}-`)).flatMap(({to}) => to),
      )
      return reached.size < number('sent')
        ? [[id, `counts ${number('sent')}, and reached ${reached.size}`]]
        : []
    }),

  'what staff decides about money is recorded, with who and how much': ({documents}) => {
    const recorded = new Set(
      rows(documents, 'staffActions').map(([, {action, subject, staffId, whom, amountCents}]) => {
        const about = subject?.mapValue?.fields?.['id']?.stringValue
        const cents = amountCents?.integerValue ?? 'none'
        return [action?.stringValue, about, whom?.stringValue, staffId?.stringValue, cents].join(' ')
      }),
    )
    const isRecorded = (action: string, orderId: string, {by, cents}: {by: string; cents: unknown}) =>
      recorded.has([action, orderId, ownerOf(documents, orderId), by, cents].join(' '))
    const byOrder = refundsByOrder(documents)
    const refunds = [...byOrder].flatMap(([orderId, made]) =>
      made.flatMap(({state, by, reason, amountCents}): Finding[] => {
        if (state?.stringValue !== 'made' || !by?.stringValue || !reason?.stringValue) return []
        const staff = {by: by.stringValue, cents: amountCents?.integerValue}
        return isRecorded('order-refunded', orderId, staff)
          ? []
          : [[orderId, `gave ${staff.cents} back by ${staff.by}`]]
      }),
    )
    const returns = rows(documents, 'returns').flatMap(([orderId, fields]): Finding[] => {
      const {status, decidedBy, refundedCents} = fields
      const [decision, by] = [status?.stringValue ?? '', decidedBy?.stringValue]
      if (decision === 'pending' || by === undefined) return []
      const amounts = [
        'none',
        // Of a course that cost nothing, nothing goes back.
        ...(refundedCents?.integerValue === 0 ? [0] : []),
        ...(byOrder.get(orderId) ?? []).map(({amountCents}) => amountCents?.integerValue),
      ]
      // What was asked for while staff gave the money back is approved by that.
      const acts = [`return-${decision}`, ...(decision === 'approved' ? ['order-refunded'] : [])]
      return acts.some((act) => amounts.some((cents) => isRecorded(act, orderId, {by, cents})))
        ? []
        : [[orderId, `has its return ${decision} by ${by}`]]
    })
    return [...refunds, ...returns]
  },

  'a return is approved by the refund that is made for it, and names it': ({documents}) => {
    const byOrder = refundsByOrder(documents)
    return rows(documents, 'returns').flatMap(([orderId, {status, refundId}]): Finding[] => {
      const refunds = byOrder.get(orderId) ?? []
      const named = refundId?.stringValue
      const isMade = refunds.some(
        ({withReturn, state}) => withReturn?.booleanValue && state?.stringValue === 'made',
      )
      if (isMade && status?.stringValue !== 'approved') return [[orderId, `is ${status?.stringValue}`]]
      if (status?.stringValue !== 'approved') return []
      if (named === undefined) return isMade ? [[orderId, 'names no refund']] : []
      return refunds.some(({stripeId}) => stripeId?.stringValue === named)
        ? []
        : [[orderId, `names ${named}, which is none of its order`]]
    })
  },

  'what a teacher has is the sum of their entries, which are their share of what is kept': ({documents}) => {
    const entries = entriesOf(documents)
    const balances = new Map(
      rows(documents, 'balances').map(([id, {cents}]) => [id, Number(cents?.integerValue ?? 0)]),
    )
    const byTeacher = Map.groupBy(entries, ({teacher}) => teacher)
    const teachers = new Set([...balances.keys(), ...byTeacher.keys()])
    const wrongBalances = [...teachers].flatMap((id): Finding[] => {
      const [has, sum] = [balances.get(id) ?? 0, sumOf(byTeacher.get(id) ?? [])]
      return has === sum ? [] : [[id, `has ${has}, and entries of ${sum}`]]
    })
    const shares = entries.flatMap((entry) => ('orderId' in entry ? entry : []))
    const byOrder = Map.groupBy(shares, ({orderId}) => orderId)
    const invoiced = netByOrder(documents)
    const wrongShares = rows(documents, 'orders').flatMap(([orderId, fields]): Finding[] => {
      const order = sharedOrderSchema.safeParse(plainFields(fields)).data
      if (!order || (order.status !== 'completed' && order.status !== 'refunded')) return []
      const own = byOrder.get(orderId) ?? []
      // The shop has the rest, which is never below nothing.
      const gone = order.refundedCents + (order.chargeback?.amountCents ?? 0)
      const keptOfOrder = Math.max(0, order.amountCents - gone)
      if (sumOf(own) < 0 || sumOf(own) > keptOfOrder)
        return [[orderId, `has entries of ${sumOf(own)} for ${keptOfOrder} that is kept`]]
      const net = invoiced.get(orderId)?.netCents ?? keptOfOrder
      // Each credit note splits what went back beside the lines by itself, and shares split all of it at once: a cent a line apart at most.
      const apart = (invoiced.get(orderId)?.creditNotes ?? 0) * order.items.length
      if (sumOf(own) * 10_000 > (net + apart) * (own[0]?.shareBps ?? SHARE_BPS))
        return [[orderId, `has entries of ${sumOf(own)} for ${net} without tax`]]
      return keptOfCourses(order).flatMap(({lineId, courseId, keptCents}): Finding[] => {
        const ofCourse = own.filter((entry) => entry.lineId === lineId && entry.courseId === courseId)
        const line = order.items.find((item) => item.lineId === lineId)
        if (line?.instructors?.[courseId] === undefined) return []
        const [share, sum] = [shareOf(keptCents, ofCourse[0]?.shareBps ?? SHARE_BPS), sumOf(ofCourse)]
        return sum === share
          ? []
          : [[orderId, `has entries of ${sum} for a share of ${share} of ${courseId}`]]
      })
    })
    return [...wrongBalances, ...wrongShares]
  },

  'nobody is paid more than they have available': ({documents}) => {
    const byTeacher = Map.groupBy(entriesOf(documents), ({teacher}) => teacher)
    return [...byTeacher].flatMap(([teacher, own]) =>
      own.flatMap((payout): Finding[] => {
        if (!('payoutId' in payout) || payout.amountCents > 0) return []
        const before = own.filter(({committedAt}) => committedAt <= payout.committedAt)
        const left = sumOf(before.filter(({availableAt}) => availableAt <= payout.at))
        return left >= 0 ? [] : [[teacher, `has ${left} available after ${payout.payoutId}`]]
      }),
    )
  },

  'a pause has two mails at most, and none of what was finished before': ({documents}) => {
    const finished = new Map(
      rows(documents, 'certificates').map(([, {userId, courseId, issuedAt}]) => [
        `${userId?.stringValue} ${courseId?.stringValue}`,
        Number(issuedAt?.integerValue ?? 0),
      ]),
    )
    const sent = mailsAbout(documents, pickUpSchema)
    const tooMany = [...Map.groupBy(sent, ({uid, since}) => `${uid} ${since}`)].flatMap(
      ([pause, mails]): Finding[] => (mails.length > 2 ? [[pause, `has ${mails.length} mails`]] : []),
    )
    const tooLate = sent.flatMap(({id, uid, courseId, sentAt}): Finding[] =>
      (finished.get(`${uid} ${courseId}`) ?? Infinity) < sentAt - RENDERED_MS
        ? [[id, 'is of a course that was finished']]
        : [],
    )
    return [...tooMany, ...tooLate]
  },

  'nobody is reminded of a cart that they gave up, have bought, or were reminded of': ({documents}) => {
    const sent = mailsAbout(documents, cartLeftSchema)
    const twice = [
      ...Map.groupBy(
        sent.flatMap(({uid, ids}) => ids.map((id) => `${uid} ${id}`)),
        (one) => one,
      ),
    ].flatMap(([one, all]): Finding[] => (all.length > 1 ? [[one, `has ${all.length} mails`]] : []))
    const unwanted = sent.flatMap(({id, uid, orderId, ids, sentAt}): Finding[] => {
      const order = documents.get(nameOf(`orders/${orderId}`))?.fields
      const isGivenUp = order?.['status']?.stringValue === 'cancelled' || order?.['replaced']?.booleanValue
      if (isGivenUp) return [[id, 'is of an order that was given up']]
      return ids.flatMap((courseId): Finding[] => {
        const since = documents.get(nameOf(`enrollments/${uid}_${courseId}`))?.fields['purchasedAt']
        return since?.timestampValue && msOf(since.timestampValue) < sentAt - RENDERED_MS
          ? [[id, `is of ${courseId}, which was bought`]]
          : []
      })
    })
    return [...twice, ...unwanted]
  },

  'every query has its index': ({documents}) =>
    [...documents.unindexed].map((query) => [query, 'has none in firestore.indexes.json']),

  'a deletion comes to its end': ({documents}) =>
    rows(documents, 'deletions').map(([uid, fields]) => [uid, `is still ${fields['state']?.stringValue}`]),
}

/** Everything that must not be in a shop in which nothing is under way. */
export function judgeAtRest(world: World): Violation[] {
  return Object.entries(restRules).flatMap(([rule, find]) =>
    find(world).map(([about, words]) => ({rule, about, words})),
  )
}

function rows(
  documents: World['documents'],
  collection: string,
): [id: string, fields: Fields, createTime: Time][] {
  return [...documents.in(nameOf(collection))].map(({name, fields, createTime}) => [
    pathOf(name).split('/')[1] ?? '',
    fields,
    createTime,
  ])
}

/** The mails of a kind that have gone. @param content what such a mail stores */
function mailsAbout<T extends object>(documents: World['documents'], content: z.ZodMiniType<T>) {
  return rows(documents, 'mail').flatMap(([id, fields]) => {
    const about = content.safeParse(fields['content'] && plainOf(fields['content'])).data
    const sentAt = fields['sentAt']?.timestampValue
    return about && sentAt ? {...about, id, sentAt: msOf(sentAt)} : []
  })
}

/** All refunds, by their order. */
function refundsByOrder(documents: World['documents']): Map<string, Fields[]> {
  const found = new Map<string, Fields[]>()
  for (const {name, fields} of documents.all()) {
    const [collection, orderId = '', deeper] = pathOf(name).split('/')
    if (collection !== 'orders' || deeper !== 'refunds') continue
    found.set(orderId, [...(found.get(orderId) ?? []), fields])
  }
  return found
}

/** What invoices and credit notes say that an order has brought without tax, in cents. */
function netByOrder(documents: World['documents']): Map<string, {netCents: number; creditNotes: number}> {
  const net = new Map<string, {netCents: number; creditNotes: number}>()
  for (const [, fields] of rows(documents, 'invoices')) {
    const {kind, orderId, netCents, replacedBy, isVoid} = invoiceSchema.parse(plainFields(fields))
    if (isVoid || replacedBy !== null) continue
    const before = net.get(orderId) ?? {netCents: 0, creditNotes: 0}
    net.set(
      orderId,
      kind === 'invoice'
        ? {...before, netCents: before.netCents + netCents}
        : {netCents: before.netCents - netCents, creditNotes: before.creditNotes + 1},
    )
  }
  return net
}

function ownerOf(documents: World['documents'], orderId: string): string | undefined {
  return documents.get(nameOf(`orders/${orderId}`))?.fields['userId']?.stringValue
}

function entriesOf(documents: World['documents']): Entry[] {
  return rows(documents, 'ledger').map(([, {availableAt, at, ...fields}, createTime]) =>
    entrySchema.parse({
      ...plainFields(fields),
      availableAt: msOf(availableAt?.timestampValue),
      at: msOf(at?.timestampValue),
      committedAt: msOf(createTime),
    }),
  )
}

/** A time in ms. */
const msOf = (time: Time | undefined) => Number(time?.seconds ?? 0) * 1000 + (time?.nanos ?? 0) / 1e6

const sumOf = (entries: readonly Entry[]) => sumCents(entries.map(({amountCents}) => amountCents))

function plainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]))
}
