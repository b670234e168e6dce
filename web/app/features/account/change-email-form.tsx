import {PasswordField} from '~/features/auth/forms/password-field'
import {useUser} from '~/features/auth/user-context'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'
import {NoAddress} from './no-address'

/** Gives the account another address; without a password its address is that of the provider one signs in with. */
export function ChangeEmailForm() {
  const {email, providerIds} = useUser()
  if (!providerIds.includes('password')) {
    return (
      <Card className="grid gap-2">
        <h2 className="text-xl">Change your email address</h2>
        {email === '' ? (
          <NoAddress />
        ) : (
          <p className="measure text-ink-soft">
            You sign in without a password. Choose one under Security first, and then change your address
            here.
          </p>
        )}
      </Card>
    )
  }
  return (
    <Card>
      <ActionForm
        formId="change-email"
        aria-label="Change your email address"
        actions={() => import('./actions')}
        intent="requestEmailChange"
        className="grid max-w-120 gap-6"
      >
        <div className="grid gap-2">
          <h2 className="text-xl">Change your email address</h2>
          <p className="text-ink-soft">
            We mail a link to the new address. It is yours once you have pressed the button there; we tell the
            old one as well.
          </p>
        </div>
        <FormError />
        <FormField name="email" label="New email address">
          {(control) => <Input {...control} type="email" autoComplete="email" required />}
        </FormField>
        <PasswordField label="Your password" name="currentPassword" kind="current" />
        <SubmitButton pendingLabel="Sending..." className="justify-self-start">
          Send Confirmation Link
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}
