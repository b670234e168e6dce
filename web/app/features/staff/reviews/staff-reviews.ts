import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import {documentId as courseIdSchema} from '@lectern/domain/contracts'
import {afterCursor, pageOf, readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import {loadCourseTitle} from '~/features/staff/insights/course-list'
import type {ListRead} from '../load-list'
import {COURSE, NO_COURSE, type reviewFilters, type ReviewContext} from './review-filters'
import {storedReview, type StaffReview} from './staff-review'

const PAGE_SIZE = 20

export interface StaffReviews {
  items: StaffReview[]
  /** the cursor of the next page; null on the last one */
  next: string | null
  /** for the filters */
  context: ReviewContext
}

type ReviewRead = ListRead<typeof reviewFilters.initial>

/** Loads a page of the reviews, newest first. For staff. */
export async function loadStaffReviews(read: ReviewRead): Promise<StaffReviews> {
  const course = read.url.searchParams.get(COURSE)
  const [snapshots, context] = await Promise.all([
    getDocs(query(collection(firestore, 'reviews'), ...constraintsOf(read, course))),
    contextOf(course),
  ])
  const {docs, next} = pageOf(snapshots.docs, PAGE_SIZE, 'createdAt')
  return {items: readable(storedReview, docs), next, context}
}

function constraintsOf(
  {filters: {state, rating}, cursor}: ReviewRead,
  course: string | null,
): QueryConstraint[] {
  return [
    ...(state === 'new' ? [where('isNew', '==', true)] : []),
    ...(state !== null && state !== 'new' ? [where('status', '==', state)] : []),
    ...(rating === null ? [] : [where('rating', '==', rating)]),
    ...(course === null ? [] : [where('courseId', '==', course)]),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...afterCursor(cursor),
    limit(PAGE_SIZE + 1),
  ]
}

async function contextOf(course: string | null): Promise<ReviewContext> {
  if (course === null || !courseIdSchema.safeParse(course).success) return NO_COURSE
  return {courses: [{value: course, label: await loadCourseTitle(course)}]}
}
