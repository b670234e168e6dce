import {FieldPath, Timestamp, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {CursorPage} from '../services/cursor-page.ts'

/** What others find helpful. */
interface Rated {
  /** by how many */
  helpful: number
  createdAt: Timestamp
}

interface HelpfulPageOptions {
  sort: 'newest' | 'helpful'
  /** the `next` of the page before; null for the first, and whatever is none begins there, too */
  after: string | null
  /** how many documents a page has */
  size: number
}

/** A page of what others find helpful: the newest first, or the most helpful and of these the newest. */
export async function helpfulPage<T extends Rated>(
  query: Query<T>,
  {sort, after, size}: HelpfulPageOptions,
): Promise<CursorPage<T>> {
  const sorted = (sort === 'helpful' ? query.orderBy('helpful', 'desc') : query)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const begin = /^(\d{1,9})\.(\d{1,14})\.([A-Za-z0-9]{1,100})$/.exec(after ?? '')
  const [, helpful = '', at = '', id = ''] = begin ?? []
  const values = [...(sort === 'helpful' ? [Number(helpful)] : []), Timestamp.fromMillis(Number(at)), id]
  // One more than a page has says whether there is a next one.
  const found = await (begin ? sorted.startAfter(...values) : sorted).limit(size + 1).get()
  const docs = found.docs.slice(0, size)
  const last = docs.at(-1)
  return {docs, next: last && found.size > size ? cursorAfter(last) : null}
}

/** Where a page ends: by values and not by a document, which may be hidden before the next page is asked for. */
function cursorAfter(last: QueryDocumentSnapshot<Rated>): string {
  const {helpful, createdAt} = last.data()
  return `${helpful}.${createdAt.toMillis()}.${last.id}`
}
