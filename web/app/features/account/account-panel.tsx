import {useUser} from '~/features/auth/user-context'
import {ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'

/** The account's email address, and links to the other account screens. */
export function AccountPanel() {
  const {email, emailVerified} = useUser()
  return (
    <Card className="grid justify-items-start gap-6">
      <dl className="grid gap-1 font-display">
        <dt className="text-sm text-ink-faint">Email</dt>
        <dd className="font-medium wrap-anywhere">{email}</dd>
        <dd className="text-sm text-ink-faint">{emailVerified ? 'Verified' : 'Not verified yet'}</dd>
      </dl>
      <ButtonLink to="/account/edit-profile" variant="secondary">
        Edit Profile Information
      </ButtonLink>
    </Card>
  )
}
