import {useState} from 'react'
import {failureWords} from '~/backend/failure-words'
import {useFormAction} from '~/forms/form-action'
import {FormError} from '~/forms/form-error'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/dialog'
import {Field} from '~/ui/field'
import {Input} from '~/ui/input'
import {passwordResetMail} from './account-access'
import {forgotPasswordSchema} from './auth-schemas'

interface ForgotPasswordDialogProps {
  open: boolean
  onClose: () => void
}

export function ForgotPasswordDialog({open, onClose}: ForgotPasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Reset your password">
      <ForgotPasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ForgotPasswordForm({onClose}: {onClose: () => void}) {
  const [sentTo, setSentTo] = useState('')
  const {form, pending, errors, values} = useFormAction(forgotPasswordSchema, async ({email}) => {
    try {
      await passwordResetMail(email)
      setSentTo(email)
    } catch (error) {
      return {form: failureWords('requestReset', error)}
    }
  })

  // The same words whether or not there is such an account: who has one is nobody's business.
  if (sentTo) {
    return (
      <div className="grid gap-6" aria-live="polite">
        <p>
          If there is an account for <strong>{sentTo}</strong>, a link to choose a new password is on its way.
          It works once, for an hour.
        </p>
        <Button variant="secondary" onClick={onClose} className="justify-self-end">
          Done
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className="grid gap-5" aria-label="Forgot password">
      <p className="text-ink-soft">Enter the email address of your account, and we send you a link.</p>
      <FormError>{errors.form}</FormError>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Sending...">
          Send reset link
        </Button>
      </div>
    </form>
  )
}
