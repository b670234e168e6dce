import type {ReactNode} from 'react'
import {useSession} from '~/features/auth/session'
import {Container} from '~/ui/layout/container'
import type {Crumb} from '~/ui/navigation/breadcrumb'
import {PageHeader} from '~/ui/layout/page-header'
import {AccountNav} from './account-nav'
import {VerificationReminder} from '~/features/account/verification-reminder'

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** beside the title */
  aside?: ReactNode
  children: ReactNode
}

/** The layout of the account's screens: navigation, a reminder when the address is not verified, and the screen. */
export function AccountPage({title, lead, crumbs, aside, children}: AccountPageProps) {
  const {user} = useSession()
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs} className="pb-8 lg:pb-10 print:hidden">
        {aside}
      </PageHeader>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 pb-section lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <AccountNav isStaff={user?.isStaff ?? false} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          {user && !user.emailVerified && <VerificationReminder email={user.email} />}
          {children}
        </div>
      </Container>
    </>
  )
}
