import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** By which addresses something of a person is found. */
export interface Addresses {
  /** those that are the person's: that of the account, once they have shown so */
  addresses: readonly string[]
  /** those that mails about the account and its orders went to, whoever they belong to; none where left out */
  mailedTo?: readonly string[]
}

/** Whose data it is. */
export interface Person extends Addresses {
  uid: string
}

/**
 * A part of what is stored of a person. A collection that holds personal data belongs to a part, and any other to
 * `WITHOUT_PERSONAL_DATA`: a test demands one of them for every collection of the code.
 */
export interface PersonalDataPart {
  /** its name in the exported file */
  name: string
  collections: readonly string[]
  /** nobody but the person gets it, not even staff who export for them */
  isPrivate?: true
  /** what is there, as JSON can hold it, without what is about others (staff who decided) or means nothing to the person */
  read: (person: Person) => Promise<object[]>
  /** Erases it; may run again after it was interrupted. */
  erase: (person: Person) => Promise<void>
}

/** As many documents as are read, or written in a batch, at a time. */
const PAGE = 200

/** All documents that a query finds, however many; it must not be ordered. */
export async function readEvery<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  const found: QueryDocumentSnapshot<T>[] = []
  const pages = query.orderBy(FieldPath.documentId()).limit(PAGE)
  let page = await pages.get()
  found.push(...page.docs)
  while (page.docs.length === PAGE) {
    page = await pages.startAfter(page.docs.at(-1)).get()
    found.push(...page.docs)
  }
  return found
}

/** Deletes documents; those that are gone already are passed over. */
export async function deleteEvery(references: readonly DocumentReference[]): Promise<void> {
  await writeEach(references, (write, reference) => write.delete(reference))
}

/** Writes to each of any number of documents, batch by batch. */
export async function writeEach<T>(
  items: readonly T[],
  change: (write: FirebaseFirestore.WriteBatch, item: T) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += PAGE) {
    const write = firestore().batch()
    for (const item of items.slice(start, start + PAGE)) change(write, item)
    await write.commit()
  }
}

/** A document as JSON can hold it, with its id. */
export function toJson(snapshot: DocumentSnapshot, withheld: readonly string[] = []): object {
  const kept = Object.entries(snapshot.data() ?? {}).filter(([name]) => !withheld.includes(name))
  return {id: snapshot.id, ...Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]))}
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

/** The part of those documents that a query finds, deleted with the person. */
export function foundBy(
  name: string,
  collections: readonly string[],
  find: (uid: string) => Query,
  withheld: readonly string[] = [],
): PersonalDataPart {
  return {
    name,
    collections,
    read: async ({uid}) => (await readEvery(find(uid))).map((snapshot) => toJson(snapshot, withheld)),
    erase: async ({uid}) => deleteEvery((await readEvery(find(uid))).map(({ref}) => ref)),
  }
}

/** The part of single documents whose paths are known, deleted with the person. */
export function namedBy(
  name: string,
  collections: readonly string[],
  references: (person: Person) => DocumentReference[],
  withheld: readonly string[] = [],
): PersonalDataPart {
  return {
    name,
    collections,
    read: async (person) => {
      const snapshots = await Promise.all(references(person).map((reference) => reference.get()))
      return snapshots.filter(({exists}) => exists).map((snapshot) => toJson(snapshot, withheld))
    },
    erase: (person) => deleteEvery(references(person)),
  }
}
