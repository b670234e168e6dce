import type {StaffReview} from './staff-review'

/** The values of a form that say which review is meant, and in which state staff have seen it. */
export const seenReview = ({id, updatedAt}: StaffReview) => ({reviewId: id, seenAt: updatedAt})
