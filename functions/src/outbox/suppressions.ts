import {normalizeEmail} from '@lectern/domain/mail/email'
import type {SuppressionReason} from '@lectern/domain/mail/outbox'
import {hashedId} from '@lectern/domain/people/hashed-id'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'

/** `suppressions/{address hash}`: an address that gets no mailings. */
export interface Suppression {
  address: string
  reason: SuppressionReason
  /** the mail service's words */
  detail: string
  since: Timestamp
}

/** All addresses that get no mailings. */
export function suppressions(): CollectionReference<Suppression> {
  return firestore().collection('suppressions') as CollectionReference<Suppression>
}

/** A document id made of an address: equal for the same address in whatever case. */
export function addressHash(address: string): string {
  return hashedId(normalizeEmail(address))
}

/** Keeps mailings from an address, as part of whatever else is written with it. */
export function writeSuppression(write: WriteBatch, suppression: Omit<Suppression, 'since'>): void {
  const {address, reason, detail} = suppression
  write.set(suppressions().doc(addressHash(address)), {
    address: normalizeEmail(address),
    reason,
    detail: detail.slice(0, 500),
    since: clock.timestamp(),
  })
}

/** What its owner has said weighs more than what a mail server says: a higher number is not replaced by a lower one. */
const WEIGHT: Record<SuppressionReason, number> = {refused: 0, bounced: 0, unsubscribed: 1, complained: 2}

/**
 * Keeps mailings from an address. One that is kept from them already keeps its reason where that weighs more.
 * @param alsoWrite adds what is written with it where nothing kept them from it before
 */
export async function suppressAddress(
  suppression: Omit<Suppression, 'since'>,
  alsoWrite: (write: WriteBatch) => Promise<void>,
): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await suppressions().doc(addressHash(suppression.address)).get()
    const known = snapshot.data()
    if (known && WEIGHT[known.reason] > WEIGHT[suppression.reason]) return
    const {address, reason, detail} = suppression
    const changed = {reason, detail: detail.slice(0, 500), since: clock.timestamp()}
    if (known) write.update(snapshot.ref, changed, unchanged(snapshot))
    else {
      write.create(snapshot.ref, {address: normalizeEmail(address), ...changed})
      await alsoWrite(write)
    }
  })
}

/**
 * The suppression of an address whose owner unsubscribed with the mail service, or null. A new subscription ends it; one that
 * came from a bounce or a complaint stays.
 */
export async function unsubscriptionOf(address: string): Promise<DocumentReference<Suppression> | null> {
  const snapshot = await suppressions().doc(addressHash(address)).get()
  return snapshot.data()?.reason === 'unsubscribed' ? snapshot.ref : null
}

/** Those of the addresses that may get mailings, in their order. */
export async function withoutSuppressed(addresses: readonly string[]): Promise<string[]> {
  const found = await readAll(addresses.map((address) => suppressions().doc(addressHash(address))))
  return addresses.filter((_, index) => !found[index]?.exists)
}
