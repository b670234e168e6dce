import {useNavigate} from 'react-router'
import {failureWords} from '~/backend/failure-words'
import {useFormAction} from '~/forms/form-action'
import {FormError} from '~/forms/form-error'
import {PasswordInput} from '~/forms/password-input'
import {Button} from '~/ui/button'
import {Field} from '~/ui/field'
import {toast} from '~/ui/toast'
import {resetPasswordByCode} from './account-access'
import {MIN_PASSWORD_LENGTH, resetPasswordSchema} from './auth-schemas'
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
      {/* Lets password managers know whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            defaultValue={values.password}
          />
        )}
      </Field>
      <Field label="Confirm new password" error={errors.confirmation}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmation"
            autoComplete="new-password"
            required
            defaultValue={values.confirmation}
          />
        )}
      </Field>
      <Button type="submit" size="lg" wide pending={pending} pendingLabel="Updating...">
        Update Password
      </Button>
    </form>
  )
}
