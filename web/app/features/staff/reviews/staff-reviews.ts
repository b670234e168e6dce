import {AFTER} from '~/lib/router/use-cursor-pages'
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import {documentId as courseIdSchema} from '@lectern/domain/contracts'
import {afterCursor, pageOf} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import {loadCourseTitle} from '~/features/staff/insights/course-list'
import {COURSE, reviewFilters, type ReviewContext} from './review-filters'
import {storedReview, type StaffReview} from './staff-review'

const PAGE_SIZE = 20

export interface StaffReviews {
  reviews: StaffReview[]
  /** the parameter `after` of the next page; null on the last one */
  next: string | null
  /** for the filters */
  context: ReviewContext
}

/** Loads the page of reviews that a URL asks for, newest first. For staff. */
export async function loadStaffReviews(url: URL): Promise<StaffReviews> {
  const params = url.searchParams
  const [snapshots, context] = await Promise.all([
    getDocs(query(collection(firestore, 'reviews'), ...constraintsOf(params))),
    contextOf(params.get(COURSE)),
  ])
  const {docs, next} = pageOf(snapshots.docs, PAGE_SIZE, 'createdAt')
  return {reviews: docs.map(toReview), next, context}
}

function constraintsOf(params: URLSearchParams): QueryConstraint[] {
  const course = params.get(COURSE)
  const {state, rating} = reviewFilters.parse(params, {courses: []})
  return [
    ...(state === 'new' ? [where('isNew', '==', true)] : []),
    ...(state !== null && state !== 'new' ? [where('status', '==', state)] : []),
    ...(rating === null ? [] : [where('rating', '==', rating)]),
    ...(course === null ? [] : [where('courseId', '==', course)]),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...afterCursor(params.get(AFTER)),
    limit(PAGE_SIZE + 1),
  ]
}

async function contextOf(course: string | null): Promise<ReviewContext> {
  if (course === null || !courseIdSchema.safeParse(course).success) return {courses: []}
  return {courses: [{value: course, label: await loadCourseTitle(course)}]}
}

function toReview(snapshot: QueryDocumentSnapshot): StaffReview {
  return {id: snapshot.id, ...storedReview.parse(snapshot.data())}
}
