import {Spinner} from '~/ui/spinner'

const ID = 'loading-screen'
/** A loading screen that flashes is worse than none. */
const SHOWN_MS = 500

/** What shows while a page that was not built is fetched. */
export function LoadingScreen() {
  return (
    <div id={ID} className="grid flex-1 place-items-center py-section text-ink-soft">
      <Spinner className="size-10" label="Loading" />
    </div>
  )
}

/** Half a second when the loading screen is up, nothing when a page is there already. */
export function loadingScreenTime(): Promise<void> {
  if (!document.getElementById(ID)) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
}
