import {lineOf} from '@lectern/domain/orders/lines'
import {inviteMembers as contract, resendInvitation as resendContract} from '@lectern/domain/teams/contracts'
import {freeSeats, readInvitations, SEATS, type InvitationResult} from '@lectern/domain/teams/team'
import {AppError} from '../app-error.ts'
import {callable, type Caller} from '../callable.ts'
import {orders} from '../orders/order.ts'
import {countingMailTo, countMailsTo} from '../outbox/recipient-limits.ts'
import {log} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {closedPurchaseOf, isTaken, seatOf, seatsOf, writeInvitation, writeInvitationAgain} from './seat.ts'
import {managedTeam, purchaseOf, purchaseUpdate, type Team} from './team.ts'

/** As many as are invited in one batch: each is a seat and a mail. */
const BATCH = 100

/** When an owner or a manager invites people: every line of their list is answered. */
export const inviteMembers = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'team-invite', key: uid, max: 60, windowSeconds: 60 * 60}]},
  async ({teamId, list}, caller) => {
    const lines = readInvitations(list)
    if (lines.length > SEATS.max) throw new AppError('list-too-long')
    const emails = lines.flatMap(({email}) => (email === null ? [] : [email]))
    const results = await inviteInBatches(caller, teamId, emails)
    return {
      lines: lines.map(({text, email}) => ({
        text,
        result: email === null ? ('malformed' as const) : (results.get(email) ?? 'failed'),
      })),
    }
  },
)

/**
 * Invites people, a batch after the other. Where a later one fails, those before it are invited: nobody of that one and of those after it
 * is in the result.
 * @throws what goes wrong with the first
 */
export async function inviteInBatches(
  caller: Caller,
  teamId: string,
  emails: readonly string[],
): Promise<Map<string, InvitationResult>> {
  const results = new Map<string, InvitationResult>()
  for (let start = 0; start < Math.max(1, emails.length); start += BATCH)
    try {
      for (const [email, result] of await invite(caller, teamId, emails.slice(start, start + BATCH)))
        results.set(email, result)
    } catch (error) {
      if (start === 0) throw error
      log('invitations-failed', {teamId, invited: results.size}, error)
      break
    }
  return results
}

/** In one batch the seats are used, the people are invited and their mails are queued. */
async function invite(
  caller: Caller,
  teamId: string,
  emails: readonly string[],
): Promise<Map<string, InvitationResult>> {
  const admitted = new Map<string, boolean>()
  return optimistically(async (write) => {
    const found = await managedTeam(caller, teamId)
    const [seats, lines] = await Promise.all([seatsOf(teamId, emails), coursesOfPurchases(found.team)])
    const purchases = Object.values(found.team.purchases).map((purchase) => ({...purchase}))
    const results = new Map<string, InvitationResult>()
    const invitable = emails.filter((_, index) => !isTaken(found.team, seats[index]?.data()))
    const free = purchases.reduce(
      (sum, purchase) => sum + (lines.has(purchase.orderId) ? freeSeats(purchase) : 0),
      0,
    )
    await admitMails(admitted, invitable, free)
    emails.forEach((email, index) => {
      const snapshot = seats[index]
      const earlier = snapshot?.data()
      const purchase = purchases.find((one) => freeSeats(one) > 0 && lines.has(one.orderId))
      const taken = isTaken(found.team, earlier)
      const isFull = admitted.get(email) === false
      results.set(email, taken ? 'already-in' : !purchase ? 'no-seat' : isFull ? 'enough-mail' : 'invited')
      if (taken || isFull || !snapshot || !purchase) return
      purchase.used += 1
      const closed = closedPurchaseOf(found.team, earlier)
      const before = purchases.find((one) => one.orderId === closed?.orderId && one.lineId === closed.lineId)
      if (before) before.used -= 1
      writeInvitation(write, found, snapshot, purchase, {
        email,
        courseIds: lines.get(purchase.orderId) ?? [],
      })
    })
    const changed = purchases.filter(
      ({orderId, lineId, used}) => purchaseOf(found.team, orderId, lineId)?.used !== used,
    )
    if (changed.length > 0)
      write.update(
        found.snapshot.ref,
        Object.assign({}, ...changed.map((purchase) => purchaseUpdate(purchase))),
        unchanged(found.snapshot),
      )
    return results
  })
}

/**
 * Counts the mails to as many as have a free seat, each once, also where the batch is written anew.
 * @param admitted of whom it is known whether their mailbox takes another mail; added to
 */
async function admitMails(
  admitted: Map<string, boolean>,
  emails: readonly string[],
  free: number,
): Promise<void> {
  for (;;) {
    const invited = emails.filter((email) => admitted.get(email)).length
    const next = emails.filter((email) => !admitted.has(email)).slice(0, Math.max(0, free - invited))
    if (next.length === 0) return
    const counted = await countMailsTo('team-invitation-to', next)
    for (const email of next) admitted.set(email, counted.has(email))
  }
}

/** What the purchases of a team that can be used give, by their orders. */
async function coursesOfPurchases({purchases}: Team): Promise<Map<string, string[]>> {
  const free = Object.values(purchases).filter((purchase) => freeSeats(purchase) > 0)
  const stored = await readAll(free.map(({orderId}) => orders().doc(orderId)))
  return new Map(
    free.flatMap(({orderId, lineId}, index) => {
      const order = stored[index]?.data()
      const line = lineOf(order?.items ?? [], lineId)
      if (order?.status !== 'completed' || !line) return []
      return [[orderId, line.courseIds]]
    }),
  )
}

/** When an owner or a manager sends an invitation once more. */
export const resendInvitation = callable(
  resendContract,
  {
    limits: ({seatId}, {uid}) => [
      {name: 'team-resend', key: uid, max: 100, windowSeconds: 24 * 60 * 60},
      {name: 'team-resend-seat', key: seatId, max: 5, windowSeconds: 24 * 60 * 60},
    ],
  },
  async ({teamId, seatId}, caller) => {
    const countMail = countingMailTo('team-invitation-to')
    return optimistically(async (write) => {
      await managedTeam(caller, teamId)
      const {snapshot, seat} = await seatOf(teamId, seatId)
      if (seat.state !== 'held' || !seat.to?.email)
        throw new AppError(seat.state === 'accepted' ? 'seat-accepted' : 'unknown-seat')
      await countMail(seat.to.email)
      writeInvitationAgain(write, snapshot, seat)
      return {email: seat.to.email}
    })
  },
)
