import {useState} from 'react'
import {ReasonDialog} from '~/features/staff/learners/reason-dialog'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import type {StaffReview} from './staff-review'

/** The id of the form, by which reviews find what went wrong with them; and its intent. */
export const HIDE_REVIEWS = 'hideReviews'

/** Asks why, and hides the chosen reviews. */
export function HideReviews({reviews}: {reviews: readonly StaffReview[]}) {
  const [open, setOpen] = useState(false)
  const count = pluralize(reviews.length, 'review')
  const values = Object.fromEntries(
    reviews.flatMap(({id, updatedAt}, index) => [
      [`reviews[${index}].reviewId`, id],
      [`reviews[${index}].seenAt`, String(updatedAt)],
    ]),
  )
  return (
    <>
      <Button variant="destructive" size="sm" onClick={() => setOpen(true)}>
        {`Hide ${count}`}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Hide ${count}?`}
        description="Nobody but their authors sees them then, and they no longer count for the ratings. The authors are told the reason."
        intent="hideReviews"
        actions={() => import('./actions')}
        values={values}
        submitLabel="Hide Reviews"
        pendingLabel="Hiding..."
        variant="destructive"
      />
    </>
  )
}
