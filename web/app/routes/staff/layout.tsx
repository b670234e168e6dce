import {ShieldX} from 'lucide-react'
import {useEffect, useState} from 'react'
import {Outlet} from 'react-router-dom'
import {AccountSkeleton} from '~/features/account/account-skeleton'
import {refreshSession} from '~/features/auth/session'
import {useUser} from '~/features/auth/use-user'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {EmptyState} from '~/ui/feedback/empty-state'

/** Screens for staff alone. The functions and the rules refuse everyone else too; here they are told. */
export default function Staff() {
  const user = useUser()
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    // Someone made staff a moment ago still carries a token from before.
    if (user.isStaff || asked) return
    void refreshSession()
      .catch((error: unknown) => console.error('The account could not be asked for its role.', error))
      .finally(() => setAsked(true))
  }, [user.isStaff, asked])

  if (user.isStaff) return <Outlet context={user} />
  if (!asked) return <AccountSkeleton />
  return (
    <Container narrow className="py-section">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title="This page is for staff"
        action={
          <ButtonLink to="/account" variant="secondary">
            Go to your account
          </ButtonLink>
        }
      >
        You are signed in as {user.email}, which is not a staff account.
      </EmptyState>
    </Container>
  )
}
