import {GIFT_CODE} from '@lectern/domain/gifts/gift'
import {useState} from 'react'
import {useLocation} from 'react-router-dom'
import {BrokenLink, ClaimGift} from '~/features/gifts/claim-gift'
import {LinkScreen} from '~/ui/layout/link-screen'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'

export const meta = () => pageMeta({title: 'Something for you', noindex: true})

export const clientAction = routeActions(() => import('~/features/gifts/accept-action'))

/** The page of the link of a gift, or of a seat. Its code is after the `#`, which browsers send to nobody. */
export default function Claim() {
  const code = useLocation().hash.slice(1)
  const [accepted, setAccepted] = useState<string | null>(null)
  if (accepted === code && code !== '')
    return (
      <LinkScreen title="It is yours" news>
        <p>You find it among your courses. Have fun with it.</p>
        <ButtonLink to="/my-courses">Go to My Courses</ButtonLink>
      </LinkScreen>
    )
  if (!GIFT_CODE.test(code)) return <BrokenLink />
  return <ClaimGift key={code} code={code} onAccepted={() => setAccepted(code)} />
}
