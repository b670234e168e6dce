import {use} from 'react'
import {Link} from 'react-router-dom'
import {editableSetting} from '~/lib/sanity/preview'
import {useSite} from '~/features/site/site-context'
import {usePathname} from '~/lib/router/use-pathname'
import {SpaFallbackContext} from './spa-fallback'

/** The editors' banner over the home page and the catalogue. */
export function Banner() {
  const {banner} = useSite()
  const pathname = usePathname()
  // The SPA fallback is rendered with the path `/`, but is served for other addresses, which do not show the banner.
  const forOtherAddresses = use(SpaFallbackContext)
  if (forOtherAddresses) return null
  if (banner === '' || (pathname !== '/' && pathname !== '/courses')) return null
  return (
    <aside aria-label="Announcement" className="no-print bg-amber-soft text-amber-ink">
      <Link
        to="/#offer"
        {...editableSetting('banner.text')}
        className="flex min-h-11 items-center justify-center px-gutter py-2 text-center text-balance font-display text-sm font-medium underline-offset-4 hover:underline"
      >
        {banner}
      </Link>
    </aside>
  )
}
