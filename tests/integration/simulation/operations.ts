import {
  AggregateField,
  FieldPath,
  FieldValue,
  Timestamp,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'

/** One operation, and what is compared of its answer. */
type Operation = readonly [name: string, run: (firestore: Firestore, at: string) => Promise<unknown>]

const NOON = Timestamp.fromMillis(Date.UTC(2026, 0, 15, 12))
const LATER = Timestamp.fromMillis(NOON.toMillis() + 1)

const ids = async (query: Query) => (await query.get()).docs.map(({id}) => id)

/** What functions do with the database: one after the other, each on what those before it have left. */
const OPERATIONS: readonly Operation[] = [
  ['a document that is not there', async (db, at) => (await db.doc(`${at}/one`).get()).exists],
  [
    'create',
    async (db, at) => {
      await db.doc(`${at}/one`).create({status: 'pending', amount: 5, at: NOON, none: null, list: ['a']})
      return (await db.doc(`${at}/one`).get()).data()
    },
  ],
  ['create again', async (db, at) => db.doc(`${at}/one`).create({status: 'pending'})],
  ['update what is not there', async (db, at) => db.doc(`${at}/nobody`).update({status: 'paid'})],
  ['delete what is not there', async (db, at) => void (await db.doc(`${at}/nobody`).delete())],
  [
    'delete what is not there, on the condition that it has not changed',
    async (db, at) => db.doc(`${at}/nobody`).delete({lastUpdateTime: NOON}),
  ],
  [
    'update what is not there, on the condition that it has not changed',
    async (db, at) => db.doc(`${at}/nobody`).update({status: 'paid'}, {lastUpdateTime: NOON}),
  ],
  [
    'a condition that holds',
    async (db, at) => {
      const {ref, updateTime} = await db.doc(`${at}/one`).get()
      if (updateTime) await ref.update({status: 'paid'}, {lastUpdateTime: updateTime})
      return (await ref.get()).data()
    },
  ],
  [
    'a condition that does not hold',
    async (db, at) => {
      const {ref, updateTime} = await db.doc(`${at}/one`).get()
      await ref.update({amount: 6})
      if (updateTime) await ref.update({amount: 7}, {lastUpdateTime: updateTime})
    },
  ],
  [
    'a batch of which one write is refused',
    async (db, at) => {
      const batch = db.batch()
      batch.create(db.doc(`${at}/two`), {status: 'pending'})
      batch.create(db.doc(`${at}/one`), {status: 'pending'})
      const code = await batch.commit().catch((error: {code?: unknown}) => error.code)
      return [code, (await db.doc(`${at}/two`).get()).exists]
    },
  ],
  [
    'a batch that writes one document twice',
    async (db, at) => {
      const batch = db.batch()
      batch.set(db.doc(`${at}/two`), {status: 'pending', amount: 1})
      batch.update(db.doc(`${at}/two`), {amount: FieldValue.increment(2)})
      await batch.commit()
      return (await db.doc(`${at}/two`).get()).data()
    },
  ],
  [
    'increments',
    async (db, at) => {
      await db.doc(`${at}/count`).set({sold: FieldValue.increment(1)}, {merge: true})
      await db
        .doc(`${at}/count`)
        .set({sold: FieldValue.increment(2), by: {day: {a: FieldValue.increment(3)}}}, {merge: true})
      await db.doc(`${at}/count`).set({half: FieldValue.increment(0.5)}, {merge: true})
      return (await db.doc(`${at}/count`).get()).data()
    },
  ],
  [
    'fields of maps, and their deletion',
    async (db, at) => {
      const reference = db.doc(`${at}/map`)
      await reference.set({approval: {by: 'sam', at: NOON}, kept: true})
      await reference.update({'approval.by': 'kim', gone: FieldValue.delete()})
      await reference.update({approval: FieldValue.delete(), 'other.field': 1})
      return (await reference.get()).data()
    },
  ],
  [
    'merging replaces no other field, and setting does',
    async (db, at) => {
      const reference = db.doc(`${at}/merged`)
      await reference.set({a: {b: 1}, c: 1})
      await reference.set({a: {d: 2}}, {merge: true})
      const merged = (await reference.get()).data()
      await reference.set({e: 1})
      return [merged, (await reference.get()).data()]
    },
  ],
  [
    'lists',
    async (db, at) => {
      const reference = db.doc(`${at}/one`)
      await reference.update({list: FieldValue.arrayUnion('a', 'b')})
      await reference.update({list: FieldValue.arrayRemove('a')})
      return (await reference.get()).get('list')
    },
  ],
  [
    'the time of the server is that of the commit',
    async (db, at) => {
      const reference = db.doc(`${at}/timed`)
      const {writeTime} = await reference.set({
        at: FieldValue.serverTimestamp(),
        count: FieldValue.increment(1),
      })
      const at1 = (await reference.get()).get('at') as Timestamp
      // The emulator counts commits in µs and its clock in ms.
      return [Math.abs(at1.toMillis() - writeTime.toMillis()) < 1000, (await reference.get()).get('count')]
    },
  ],
  [
    'many documents at once, in the order of their references',
    async (db, at) => {
      const found = await db.getAll(db.doc(`${at}/two`), db.doc(`${at}/nobody`), db.doc(`${at}/one`))
      return found.map(({id, exists}) => [id, exists])
    },
  ],
  [
    'queries',
    async (db, at) => {
      const rows = db.collection(at)
      for (const [id, status, n] of [
        ['q1', 'open', 3],
        ['q2', 'open', 1],
        ['q3', 'done', 2],
        ['q4', 'open', 2],
      ] as const)
        await rows.doc(id).set({status, n, at: n > 2 ? LATER : NOON, tags: [status, id], none: null})
      await rows.doc('q5').set({status: 'open'})
      const sorted = rows.where('status', '==', 'open').orderBy('n')
      return [
        await ids(rows.where('status', '==', 'open')),
        await ids(sorted),
        await ids(sorted.limit(2)),
        await ids(sorted.startAfter(1)),
        await ids(sorted.startAt(2).endAt(2)),
        await ids(sorted.startAfter(await rows.doc('q4').get())),
        await ids(rows.where('n', '>', 1)),
        await ids(rows.where('n', '>=', 2).where('n', '<', 3)),
        await ids(rows.where('status', 'in', ['done', 'nothing'])),
        await ids(rows.where('tags', 'array-contains', 'q2')),
        await ids(rows.where('at', '<=', NOON).orderBy('at')),
        await ids(rows.where('none', '==', null).where('n', '==', 2)),
        await ids(rows.orderBy('n', 'desc').orderBy(FieldPath.documentId(), 'desc')),
        await ids(
          rows.orderBy('n', 'desc').orderBy(FieldPath.documentId(), 'desc').startAfter(2, 'q4').limit(1),
        ),
        (await rows.where('status', '==', 'open').count().get()).data().count,
        (await rows.aggregate({sum: AggregateField.sum('n')}).get()).data().sum,
        (await rows.aggregate({sum: AggregateField.sum('status')}).get()).data().sum,
        (await rows.where('status', '==', 'nothing').get()).empty,
      ]
    },
  ],
  [
    'a group of collections',
    async (db, at) => {
      await db.doc(`${at}/day1/parts-${at}/0`).set({n: 1})
      await db.doc(`${at}/day2/parts-${at}/0`).set({n: 2})
      const found = await db.collectionGroup(`parts-${at}`).get()
      return found.docs.map(({ref}) => ref.parent.parent?.id)
    },
  ],
  [
    'documents of all collections are found by the group without a name, also below one that is not there',
    async (db, at) => {
      await db.doc(`${at}/day1/all-${at}/0`).set({n: 1})
      const {docs} = await db.collectionGroup('').get()
      return docs.map(({ref}) => ref.path).filter((path) => path.includes(`/all-${at}/`))
    },
  ],
  [
    'a write that changes nothing changes the time of the document or not',
    async (db, at) => {
      const reference = db.doc(`${at}/two`)
      const before = (await reference.get()).updateTime
      await reference.update({status: 'pending'})
      const after = (await reference.get()).updateTime
      return before !== undefined && after !== undefined && before.isEqual(after)
    },
  ],
]

/** Carries everything out, and answers what is compared: the answers, and the codes of errors. */
export async function carryOut(firestore: Firestore, at: string): Promise<[name: string, answer: unknown][]> {
  const answers: [string, unknown][] = []
  for (const [name, run] of OPERATIONS) {
    try {
      answers.push([name, await run(firestore, at)])
    } catch (error) {
      answers.push([name, {code: error instanceof Error && 'code' in error ? error.code : String(error)}])
    }
  }
  return answers
}
