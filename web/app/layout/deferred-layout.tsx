import {useEffect} from 'react'
import {KeepLinkedCode} from '~/features/discounts/keep-linked-code'
import {listAllFiles} from '~/features/learning/offline/list-files'
import {StudioFrame} from '~/lib/sanity/studio-frame'
import {lazyPart, Nothing} from '~/ui/feedback/lazy-part'
import {ToastList} from '~/ui/feedback/toast-list'
import {Toaster} from '~/ui/feedback/toaster'
import {useKeptFocus} from '~/ui/use-kept-focus'
import {CookieBanner} from './cookie-banner'
import {useFrame} from './frame/use-frame'
import {OfferEnd} from './offer-end'
import {PendingBar} from './pending-bar'
import {RouteAnnouncer} from './route-announcer'
import {SiteSearchHost} from './search/site-search-host'

const AnnouncementNotice = lazyPart(() => import('./announcement-notice'), Nothing)

/** The parts of the layout that are loaded after the page. */
export function DeferredLayout() {
  const isShop = useFrame() === undefined
  useEffect(listAllFiles, [])
  useKeptFocus()
  return (
    <>
      <PendingBar />
      <RouteAnnouncer />
      {isShop && (
        <>
          <SiteSearchHost />
          <KeepLinkedCode />
          <OfferEnd />
          <StudioFrame>
            <AnnouncementNotice />
          </StudioFrame>
          <CookieBanner />
        </>
      )}
      <Toaster>
        <ToastList />
      </Toaster>
    </>
  )
}
