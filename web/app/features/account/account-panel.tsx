import type {ReactNode} from 'react'
import {useUser} from '~/features/auth/user-context'
import {ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {ChangeEmailForm} from './change-email-form'

/** The account's email address, links to the other account screens, and what can be done with the data, as `children`. */
export function AccountPanel({children}: {children: ReactNode}) {
  const {email, emailVerified} = useUser()
  return (
    <div className="grid gap-6">
      <Card className="grid justify-items-start gap-6">
        <dl className="grid gap-1 font-display">
          <dt className="text-sm text-ink-faint">Email</dt>
          <dd className="font-medium wrap-anywhere">{email || 'None'}</dd>
          {email !== '' && (
            <dd className="text-sm text-ink-faint">{emailVerified ? 'Verified' : 'Not verified yet'}</dd>
          )}
        </dl>
        <ButtonLink to="/account/edit-profile" variant="secondary">
          Edit Profile Information
        </ButtonLink>
      </Card>
      <ChangeEmailForm />
      {children}
    </div>
  )
}
