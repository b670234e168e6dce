import {useNavigate} from 'react-router-dom'
import {failureWords} from '~/lib/firebase/failure-words'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'
import {resetPasswordByCode} from './account-access'
import {resetPasswordSchema} from './auth-schemas'
import {PasswordField, WhosePassword} from './password-field'
import {takeReturnPath} from './return-path'

/** Two fields for the new password of the account the link was sent to. */
export function ResetPasswordForm({code, email}: {code: string; email: string}) {
  const navigate = useNavigate()
  const {form, pending, errors, values} = useFormAction(resetPasswordSchema, async ({password}) => {
    try {
      await resetPasswordByCode(code, email, password)
    } catch (error) {
      return {form: failureWords('resetPassword', error)}
    }
    toast({title: 'Password updated', description: 'Your password has been changed successfully'})
    await navigate(takeReturnPath(), {replace: true})
  })

  return (
    <form {...form} className="grid gap-5" aria-label="Reset password">
      <FormError>{errors.form}</FormError>
      <WhosePassword email={email} />
      <PasswordField
        label="New password"
        name="password"
        kind="new"
        error={errors.password}
        value={values.password}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        kind="repeated"
        error={errors.confirmation}
        value={values.confirmation}
      />
      <Button type="submit" size="lg" wide pending={pending} pendingLabel="Updating...">
        Update Password
      </Button>
    </form>
  )
}
