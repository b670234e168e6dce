import {useEffect, useRef, useState} from 'react'
import {failureWords} from '~/lib/firebase/failure-words'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
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

  if (sentTo) return <Sent to={sentTo} onClose={onClose} />
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

/** The same words whether or not there is such an account: who has one is nobody's business. */
function Sent({to, onClose}: {to: string; onClose: () => void}) {
  const news = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with its form: the focus goes to what has become of it.
  useEffect(() => news.current?.focus(), [])
  return (
    <div className="grid gap-6">
      <p ref={news} tabIndex={-1}>
        If there is an account for <strong>{to}</strong>, a link to choose a new password is on its way. It
        works once, for an hour.
      </p>
      <Button variant="secondary" onClick={onClose} className="justify-self-end">
        Done
      </Button>
    </div>
  )
}
