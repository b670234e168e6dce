import {lazy, Suspense, useSyncExternalStore} from 'react'
import {isFramed} from './preview'

const VisualEditing = lazy(() => import('./visual-editing'))

const never = () => () => {}

/** Belongs into the document's body, once: nothing for a visitor, the preview's machinery inside the Studio. */
export function StudioFrame() {
  const framed = useSyncExternalStore(never, isFramed, () => false)
  return framed ? (
    <Suspense>
      <VisualEditing />
    </Suspense>
  ) : null
}
