import {claimId} from '@lectern/domain/gifts/gift'
import {normalizeEmail} from '@lectern/domain/mail/email'
import type {OrderLine} from '@lectern/domain/orders/lines'
import type {SeatPurchase} from '@lectern/domain/teams/team'
import {hashedId} from '@lectern/domain/people/hashed-id'
import type {CollectionReference, DocumentSnapshot, Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import type {Caller} from '../callable.ts'
import {firestore} from '../services/firestore.ts'

/** What a purchase of seats is to its team: an order's line, and how many of its seats are used. */
export interface TeamPurchase extends SeatPurchase {
  orderId: string
  lineId: string
}

/** `teams/{teamId}`: the seats of one course or bundle that somebody has bought. Whoever buys more has more in the same team. */
export interface Team {
  /** the uid of who buys */
  ownerId: string
  kind: OrderLine['kind']
  /** of the course or bundle */
  productId: string
  /** at the time of the last purchase */
  title: string
  /** the normalized addresses of those who manage it beside the owner */
  managers: string[]
  /** by the order and its line, as `claimId` makes it */
  purchases: Record<string, TeamPurchase>
  /** since when seats wait to be withdrawn, or given again, because a purchase was given back, or is the shop's after all */
  dueAt: Timestamp | null
  createdAt: Timestamp
}

export function teams(): CollectionReference<Team> {
  return firestore().collection('teams') as CollectionReference<Team>
}

/** The id of the seat of an address in a team: nobody has two. */
export function seatIdOf(teamId: string, email: string): string {
  return hashedId(`${teamId} ${normalizeEmail(email)}`)
}

/** The purchase of a line. */
export function purchaseOf({purchases}: Team, orderId: string, lineId: string): TeamPurchase | undefined {
  return purchases[claimId(orderId, lineId)]
}

/** What is written of a team when one of its purchases changes. */
export function purchaseUpdate(purchase: TeamPurchase): Record<string, TeamPurchase> {
  return {[`purchases.${claimId(purchase.orderId, purchase.lineId)}`]: purchase}
}

export interface FoundTeam {
  snapshot: DocumentSnapshot<Team>
  team: Team
  isOwner: boolean
}

/**
 * A team that the caller owns, or manages by the address of their account.
 * @throws AppError `unknown-team`, also for somebody else's
 */
export async function managedTeam(caller: Caller, teamId: string): Promise<FoundTeam> {
  const snapshot = await teams().doc(teamId).get()
  const team = snapshot.data()
  const isOwner = team?.ownerId === caller.uid
  const address = managerAddress(caller)
  if (!team || (!isOwner && (address === null || !team.managers.includes(address))))
    throw new AppError('unknown-team')
  return {snapshot, team, isOwner}
}

/** The address by which somebody may manage teams: one that they have shown to be theirs. */
export function managerAddress({email, emailVerified}: Caller): string | null {
  return email !== null && emailVerified ? normalizeEmail(email) : null
}

/**
 * A team of the caller's own.
 * @throws AppError `unknown-team`, also for its managers
 */
export async function ownedTeam(caller: Caller, teamId: string): Promise<FoundTeam> {
  const found = await managedTeam(caller, teamId)
  if (!found.isOwner) throw new AppError('unknown-team')
  return found
}
