import {StudioFrame} from '~/content/studio-frame'
import {ToastList} from '~/ui/toast-list'
import {Toaster} from '~/ui/toaster'
import {CatchUp} from './catch-up'
import {CookieBanner} from './cookie-banner'
import {PendingBar} from './pending-bar'
import {RouteAnnouncer} from './route-announcer'

/** The parts of the shell that come after the page has loaded. */
export function Later() {
  return (
    <>
      <PendingBar />
      <RouteAnnouncer />
      <CatchUp />
      <StudioFrame />
      <CookieBanner />
      <Toaster>
        <ToastList />
      </Toaster>
    </>
  )
}
