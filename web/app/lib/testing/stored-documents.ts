import type {Timestamp} from 'firebase/firestore/lite'

type Data = Readonly<Record<string, unknown>>
interface Found {
  id: string
  data: Data
}
/** What a constraint leaves of what a query has found, in its order. */
type Constraint = (found: readonly Found[]) => readonly Found[]
interface Reference {
  name: string
  constraints: readonly Constraint[]
}

const ID = '__name__'
const valueOf = ({id, data}: Found, field: string) => String(field === ID ? id : comparable(data[field]))

/** Times sort as texts of equal length. */
function comparable(value: unknown): unknown {
  return isTime(value) ? String(value.toMillis()).padStart(16, '0') : value
}

function isTime(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toMillis' in value
}

const snapshotOf = (name: string, id: string, data: Data | undefined) => ({
  id,
  ref: {path: `${name}/${id}`},
  exists: () => data !== undefined,
  data: () => data,
  get: (field: string) => data?.[field],
})

/**
 * In place of `firebase/firestore/lite`: reads from what is stored, by collections and ids. Lists are sorted by a field and then by id, the
 * last first.
 * @param asked the collections and documents that were read
 */
export function storedDocuments(
  stored: Readonly<Record<string, Readonly<Record<string, Data>>>>,
  asked: string[],
) {
  return {
    initializeFirestore: () => ({}),
    documentId: () => ID,
    collection: (_: object, name: string): Reference => ({name, constraints: []}),
    query: ({name}: Reference, ...constraints: Constraint[]): Reference => ({name, constraints}),
    where:
      (field: string, _: string, value: unknown): Constraint =>
      (found) =>
        found.filter(({data}) => data[field] === value),
    orderBy:
      (field: string): Constraint =>
      (found) =>
        // The second order is that of what is equal by the first.
        field === ID ? found : found.toSorted((a, b) => (keyOf(a, field) < keyOf(b, field) ? 1 : -1)),
    startAfter:
      (time: Timestamp, after: string): Constraint =>
      (found) =>
        found.slice(
          found.findIndex(({id, data}) => id === after && Object.values(data).some(same(time))) + 1,
        ),
    limit:
      (count: number): Constraint =>
      (found) =>
        found.slice(0, count),
    doc: (_: object, name: string, id: string) => ({name, id}),
    getDoc: async ({name, id}: {name: string; id: string}) => {
      asked.push(`${name}/${id}`)
      return snapshotOf(name, id, stored[name]?.[id])
    },
    getDocs: async ({name, constraints}: Reference) => {
      asked.push(name)
      const all = Object.entries(stored[name] ?? {}).map(([id, data]) => ({id, data}))
      const found = constraints.reduce<readonly Found[]>((some, constraint) => constraint(some), all)
      return {docs: found.map(({id, data}) => snapshotOf(name, id, data))}
    },
  }
}

const keyOf = (found: Found, field: string) => `${valueOf(found, field)} ${found.id}`
const same = (time: Timestamp) => (value: unknown) => isTime(value) && value.isEqual(time)
