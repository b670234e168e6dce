import {Suspense, type ReactNode} from 'react'
import {lazyPart, Nothing} from '~/ui/feedback/lazy-part'
import {useHydrated} from '~/ui/use-hydrated'
import {isFramed} from './preview'

const VisualEditing = lazyPart(() => import('./visual-editing'), Nothing)

/**
 * Loads the preview's code inside the Studio, and shows what else is for editors there; renders nothing for visitors. Put it in the
 * document's body once.
 */
export function StudioFrame({children}: {children: ReactNode}) {
  return useHydrated() && isFramed() ? (
    <Suspense>
      <VisualEditing />
      {children}
    </Suspense>
  ) : null
}
