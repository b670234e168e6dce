import {lazy, Suspense} from 'react'
import {useHydrated} from '~/ui/use-hydrated'
import {isFramed} from './preview'

const VisualEditing = lazy(() => import('./visual-editing'))

/** Loads the preview's code inside the Studio; renders nothing for visitors. Put it in the document's body once. */
export function StudioFrame() {
  return useHydrated() && isFramed() ? (
    <Suspense>
      <VisualEditing />
    </Suspense>
  ) : null
}
