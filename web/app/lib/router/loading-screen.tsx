import {Spinner} from '~/ui/feedback/spinner'
import {useHydrated} from '~/ui/use-hydrated'

const ID = 'loading-screen'
/** A loading screen that flashes is worse than none. */
const SHOWN_MS = 500

/** What shows while a page that was not built is fetched. It is built once for every address; an article has words of its own. */
export function LoadingScreen() {
  const article = useHydrated() && window.location.pathname.startsWith('/blog/')
  return (
    <div
      id={ID}
      className="grid flex-1 place-content-center justify-items-center gap-6 px-gutter py-section text-center text-ink-soft"
    >
      <Spinner className="size-10" label={article ? undefined : 'Loading'} />
      {article && <p className="font-display">Loading post or post not found...</p>}
    </div>
  )
}

/** Half a second when the loading screen is up, nothing when a page is there already. */
export function loadingScreenTime(): Promise<void> {
  if (!document.getElementById(ID)) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
}
