import {useDeferredModule} from '~/lib/router/use-deferred-module'
import type {OwnReviewProps} from './own-review-panel'

const fetchPanel = () => import('./own-review-panel')

/** The place for an owner's review of the course; its code is loaded for owners alone. */
export function OwnReviewSlot(props: OwnReviewProps) {
  const code = useDeferredModule(fetchPanel)
  return code ? <code.OwnReviewPanel key={props.courseId} {...props} /> : null
}
