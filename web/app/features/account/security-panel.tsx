import {Suspense} from 'react'
import {PROVIDER_NAMES} from '~/features/auth/names'
import {PasswordField, UsernameField} from '~/features/auth/forms/password-field'
import {useUser} from '~/features/auth/user-context'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {Card} from '~/ui/layout/card'
import {NoAddress} from './no-address'

const PasskeysPanel = lazyPart(() => import('./passkeys/passkeys-panel'), PartNotLoaded)

/** Changes the password, or lets an account that signs in with Google or Facebook set one. */
export function SecurityPanel() {
  const {providerIds, isStaff} = useUser()
  const providers = Object.entries(PROVIDER_NAMES)
    .filter(([id]) => providerIds.includes(`${id}.com`))
    .map(([, name]) => name)
  const hasPassword = providerIds.includes('password')
  return (
    <div className="grid gap-6">
      {hasPassword && providers.length > 0 && <ConnectedProviders providers={providers} />}
      {hasPassword ? <ChangePassword /> : <OfferPassword providers={providers} />}
      {isStaff && (
        <Suspense>
          <PasskeysPanel />
        </Suspense>
      )}
      <OtherSessions />
    </div>
  )
}

function OtherSessions() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl">Other sessions</h2>
      <p className="measure text-ink-soft">
        Signed in on a computer that is not yours? This signs you out everywhere but here, within an hour.
      </p>
      <ActionForm formId="end-sessions" actions={() => import('./actions')} intent="endOtherSessions">
        <FormError className="not-empty:pb-4" />
        <SubmitButton variant="secondary" pendingLabel="Ending...">
          End Other Sessions
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

/** The names of the providers with which one signs in. */
interface ProvidersProps {
  providers: readonly string[]
}

function ConnectedProviders({providers}: ProvidersProps) {
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">
        {providers.join(' and ')} {providers.length === 1 ? 'is' : 'are'} connected
      </h2>
      <p className="measure text-ink-soft">
        You can sign in with {providers.length === 1 ? 'it' : 'either'} as well as with your password.
      </p>
    </Card>
  )
}

function ChangePassword() {
  const {email} = useUser()
  return (
    <Card>
      <ActionForm
        formId="change-password"
        aria-label="Change password"
        actions={() => import('./actions')}
        intent="changePassword"
        className="grid max-w-120 gap-6"
      >
        <h2 className="text-xl">Change password</h2>
        <UsernameField email={email} />
        <PasswordField label="Current password" name="currentPassword" kind="current" />
        <PasswordField label="New password" name="newPassword" kind="new" />
        <PasswordField label="Confirm new password" name="confirmation" kind="repeated" />
        <SubmitButton pendingLabel="Changing..." className="justify-self-start">
          Change Password
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

function OfferPassword({providers}: ProvidersProps) {
  const {email} = useUser()
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl">You sign in with {providers.join(' and ')}</h2>
      {email === '' ? (
        <NoAddress />
      ) : (
        <>
          <p className="measure text-ink-soft">
            There is no password for this account. If you would like to sign in with one as well, we send you
            a link to choose it.
          </p>
          <ActionForm formId="offer-password" actions={() => import('./actions')} intent="offerPassword">
            <input type="hidden" name="email" value={email} />
            <SubmitButton variant="secondary" pendingLabel="Sending...">
              Email me a link
            </SubmitButton>
          </ActionForm>
        </>
      )}
    </Card>
  )
}
