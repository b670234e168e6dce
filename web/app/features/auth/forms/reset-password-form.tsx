import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {PasswordField, UsernameField} from './password-field'

/** Two fields for the new password of the account to which the link was sent. */
export function ResetPasswordForm({email}: {email: string}) {
  return (
    <ActionForm
      formId="reset-password"
      aria-label="Reset password"
      actions={() => import('./actions')}
      intent="resetPassword"
      className="grid gap-5"
    >
      <FormError />
      <UsernameField email={email} />
      <PasswordField label="New password" name="password" kind="new" />
      <PasswordField label="Confirm new password" name="confirmation" kind="repeated" />
      <SubmitButton size="lg" wide pendingLabel="Updating...">
        Update Password
      </SubmitButton>
    </ActionForm>
  )
}
