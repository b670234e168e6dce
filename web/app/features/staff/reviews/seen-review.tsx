import type {StaffReview} from './staff-review'

/** The fields of a form that say which review is meant, and in which state staff have seen it. */
export function SeenReview({review: {id, updatedAt}}: {review: StaffReview}) {
  return (
    <>
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="seenAt" value={updatedAt} />
    </>
  )
}
