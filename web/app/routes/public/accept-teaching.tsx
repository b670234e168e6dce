import {INVITATION_CODE} from '@lectern/domain/teachers/teacher'
import {useState} from 'react'
import {useLocation} from 'react-router-dom'
import {AcceptTeaching, BrokenInvitation} from '~/features/teaching/accept-teaching'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {LinkScreen} from '~/ui/layout/link-screen'

export const meta = () => pageMeta({title: 'Teach with us', noindex: true})

export const clientAction = routeActions(() => import('~/features/teaching/accept-action'))

/** The page of an invitation to teach. Its code is after the `#`, which browsers send to nobody. */
export default function AcceptTeachingPage() {
  const code = useLocation().hash.slice(1)
  const [accepted, setAccepted] = useState<string | null>(null)
  if (accepted === code && code !== '')
    return (
      <LinkScreen title="Welcome among the teachers" news>
        <p>You find what is yours under Teaching, also in the menu of your account.</p>
        <ButtonLink to="/teach">Go to Teaching</ButtonLink>
      </LinkScreen>
    )
  if (!INVITATION_CODE.test(code)) return <BrokenInvitation />
  return <AcceptTeaching key={code} code={code} onAccepted={() => setAccepted(code)} />
}
