import {use} from 'react'
import {Link} from 'react-router-dom'
import {editable} from '~/lib/sanity/preview'
import {useSite} from '~/features/site/site-context'
import {usePathname} from '~/lib/router/use-pathname'
import {SpaFallbackContext} from './spa-fallback'

/** The strip over the pages where one shops: what editors want said first. */
export function Banner() {
  const {banner} = useSite()
  const pathname = usePathname()
  // The fallback is rendered as if at `/`, and stands for addresses where this is not shown.
  const forOtherAddresses = use(SpaFallbackContext)
  if (forOtherAddresses) return null
  if (banner === '' || (pathname !== '/' && pathname !== '/courses')) return null
  return (
    <aside aria-label="Announcement" className="no-print bg-amber-soft text-amber-ink">
      <Link
        to="/#offer"
        {...editable('siteSettings', 'siteSettings', 'banner.text')}
        className="flex min-h-11 items-center justify-center px-gutter py-2 text-center text-balance font-display text-sm font-medium underline-offset-4 hover:underline"
      >
        {banner}
      </Link>
    </aside>
  )
}
