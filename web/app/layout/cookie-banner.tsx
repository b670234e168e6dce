import {useSyncExternalStore} from 'react'
import {createPortal} from 'react-dom'
import {Link} from 'react-router-dom'
import {Button, IconButton} from '~/ui/button'
import {CloseIcon} from '~/ui/icons'
import {chooseCookies, cookieConsent, onCookieConsent} from './cookie-consent'

/**
 * Asks about cookies until a choice is made. It covers the bottom of the page without shifting the layout; in the document
 * order, which the Tab key follows, it comes right after the header.
 */
export function CookieBanner() {
  const choice = useSyncExternalStore(onCookieConsent, cookieConsent, () => 'unknown' as const)
  // The header with its place may come with the same navigation as this: React asks again once both are there.
  const place = useSyncExternalStore(onCookieConsent, findPlace, () => null)
  if (choice !== null || !place) return null
  return createPortal(
    <section
      ref={measureCovered}
      aria-label="Cookies"
      className="no-print fixed inset-x-3 bottom-3 z-40 max-h-[60dvh] overflow-y-auto rounded bg-surface-raised p-5 shadow-over inset-ring inset-ring-border sm:right-auto sm:bottom-6 sm:left-6 sm:max-w-104"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-ink-soft">
          We keep what the shop needs to work, such as your cart. Anything beyond that waits for your word.
          Read more in our{' '}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>
          .
        </p>
        <IconButton label="Close" onClick={() => chooseCookies('declined')} className="-mt-3 -mr-3">
          <CloseIcon />
        </IconButton>
      </div>
      <div className="mt-3 flex gap-2">
        <Button variant="secondary" className="flex-1" onClick={() => chooseCookies('declined')}>
          Decline
        </Button>
        <Button variant="secondary" className="flex-1" onClick={() => chooseCookies('accepted')}>
          Accept All
        </Button>
      </div>
    </section>,
    place,
  )
}

const findPlace = () => document.getElementById('cookies')

/** Sets the height of the covered bottom of the page, so that focused elements are scrolled above it. */
function measureCovered(banner: HTMLElement) {
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(banner).bottom)
    page.setProperty('--covered', `${Math.ceil(banner.offsetHeight + below)}px`)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    page.removeProperty('--covered')
  }
}
