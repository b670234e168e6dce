import {Suspense} from 'react'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {Spinner} from '~/ui/feedback/spinner'
import {useHydrated} from '~/ui/use-hydrated'

const ID = 'loading-screen'
/** The minimum time of the loading screen, so that it does not flash. */
const SHOWN_MS = 500

const PageSkeleton = lazyPart(() => import('./page-skeleton'), Waiting)

/**
 * Shown while a page that was not prerendered is loaded. Its HTML is the same for all paths; the skeleton of the page follows it
 * when the page is hydrated.
 */
export function LoadingScreen() {
  return (
    <div id={ID} aria-busy className="grid flex-1 items-start">
      {useHydrated() ? (
        <Suspense fallback={<Waiting />}>
          <PageSkeleton pathname={window.location.pathname} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  return <Spinner className="m-auto size-10 text-ink-soft" label="Loading" />
}

/** Resolves after half a second when the loading screen is shown, at once otherwise. */
export function minimumLoadingScreenTime(): Promise<void> {
  if (!document.getElementById(ID)) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
}
