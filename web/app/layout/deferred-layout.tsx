import {StudioFrame} from '~/lib/sanity/studio-frame'
import {ToastList} from '~/ui/feedback/toast-list'
import {Toaster} from '~/ui/feedback/toaster'
import {RevalidateMissed} from './revalidate-missed'
import {CookieBanner} from './cookie-banner'
import {PendingBar} from './pending-bar'
import {RouteAnnouncer} from './route-announcer'

/** The parts of the shell that come after the page has loaded. */
export function DeferredLayout() {
  return (
    <>
      <PendingBar />
      <RouteAnnouncer />
      <RevalidateMissed />
      <StudioFrame />
      <CookieBanner />
      <Toaster>
        <ToastList />
      </Toaster>
    </>
  )
}
