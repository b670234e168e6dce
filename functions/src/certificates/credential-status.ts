import {STATUS_LIST_SIZE, statusOf} from '@lectern/domain/learning/credential'
import {
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {gzipSync} from 'node:zlib'
import {random} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'

/** Numbers are counted in so many documents, so that those who take one at the same moment rarely meet. */
const LANES = 8
/** As many entries of a list as a document has the withdrawn ones of: 128 KB were all of them withdrawn. */
const BLOCK = 16_384

/** `credentialCounters/{lane}` */
interface Counter {
  /** how many numbers of the lane are in use: its next one is `taken * LANES + lane` */
  taken: number
}

/** `credentialStatus/{page}-{block}` */
interface Block {
  /** the indexes within the page that were withdrawn */
  withdrawn: number[]
}

const counter = (lane: number) =>
  (firestore().collection('credentialCounters') as CollectionReference<Counter>).doc(String(lane))

const block = (page: number, number: number) =>
  (firestore().collection('credentialStatus') as CollectionReference<Block>).doc(`${page}-${number}`)

/** Takes a number that no credential has had, on condition that nobody takes it meanwhile. Once in a batch. */
export async function takeNumber(write: WriteBatch): Promise<number> {
  const lane = random.index(LANES)
  const snapshot = await counter(lane).get()
  const taken = snapshot.data()?.taken ?? 0
  if (snapshot.exists) write.update(snapshot.ref, {taken: taken + 1}, unchanged(snapshot))
  else write.create(snapshot.ref, {taken: 1})
  return taken * LANES + lane
}

/** Withdraws a credential for good, as part of the batch that makes what it says untrue. */
export function withdrawNumber(write: WriteBatch, number: number): void {
  const {page, index} = statusOf(number)
  const stored = block(page, Math.floor(index / BLOCK)) as DocumentReference
  write.set(stored, {withdrawn: FieldValue.arrayUnion(index)}, {merge: true})
}

/**
 * What was withdrawn of a page, as the bits of a status list: 16 documents are read, however many credentials there are.
 * @returns null when no credential has a number of the page
 */
export async function readStatusList(page: number): Promise<string | null> {
  const lanes = Array.from({length: LANES}, (_, lane) => lane)
  const blocks = Array.from({length: STATUS_LIST_SIZE / BLOCK}, (_, number) => number)
  const snapshots = await firestore().getAll(
    ...lanes.map((lane) => counter(lane)),
    ...blocks.map((number) => block(page, number)),
  )
  const counters = snapshots.slice(0, LANES) as DocumentSnapshot<Counter>[]
  const isOpen = counters.some((snapshot, lane) => {
    const taken = snapshot.data()?.taken ?? 0
    return taken > 0 && statusOf((taken - 1) * LANES + lane).page >= page
  })
  if (page > 0 && !isOpen) return null
  const stored = snapshots.slice(LANES) as DocumentSnapshot<Block>[]
  return encodeStatusList(stored.flatMap((snapshot) => snapshot.data()?.withdrawn ?? []))
}

/** The `encodedList` of a Bitstring Status List: the first entry is the highest bit of the first byte. */
export function encodeStatusList(withdrawn: readonly number[]): string {
  const bytes = new Uint8Array(STATUS_LIST_SIZE / 8)
  for (const index of withdrawn) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  // The `u` says that it is base64url (Multibase).
  return `u${gzipSync(bytes).toString('base64url')}`
}
