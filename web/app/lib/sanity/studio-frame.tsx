import {lazy, Suspense} from 'react'
import {useHydrated} from '~/ui/use-hydrated'
import {isFramed} from './preview'

const VisualEditing = lazy(() => import('./visual-editing'))

/** Belongs into the document's body, once: nothing for a visitor, the preview's machinery inside the Studio. */
export function StudioFrame() {
  return useHydrated() && isFramed() ? (
    <Suspense>
      <VisualEditing />
    </Suspense>
  ) : null
}
