import {Spinner} from '~/ui/feedback/spinner'
import {useHydrated} from '~/ui/use-hydrated'

const ID = 'loading-screen'
/** The minimum time of the loading screen, so that it does not flash. */
const SHOWN_MS = 500

/** Shown while a page that was not prerendered is loaded. Its HTML is the same for all paths; articles have their own message. */
export function LoadingScreen() {
  const article = useHydrated() && window.location.pathname.startsWith('/blog/')
  return (
    <div
      id={ID}
      aria-busy
      className="grid flex-1 place-content-center justify-items-center gap-6 px-gutter py-section text-center text-ink-soft"
    >
      <Spinner className="size-10" label={article ? undefined : 'Loading'} />
      {article && <p className="font-display">Loading post or post not found...</p>}
    </div>
  )
}

/** Resolves after half a second when the loading screen is shown, at once otherwise. */
export function minimumLoadingScreenTime(): Promise<void> {
  if (!document.getElementById(ID)) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
}
