import {useEffect, useRef, useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Input} from '~/ui/form/input'

interface ForgotPasswordDialogProps {
  open: boolean
  onClose: () => void
  /** the address to begin with */
  email?: string
}

/** Asks for the address to send a reset link to; its route handles the intent `request-reset`. */
export function ForgotPasswordDialog({open, onClose, email}: ForgotPasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Reset your password">
      <ForgotPasswordForm onClose={onClose} email={email} />
    </Dialog>
  )
}

function ForgotPasswordForm({onClose, email}: Pick<ForgotPasswordDialogProps, 'onClose' | 'email'>) {
  const [sentTo, setSentTo] = useState('')

  if (sentTo) return <Sent to={sentTo} onClose={onClose} />
  return (
    <ActionForm
      formId="forgot-password"
      aria-label="Forgot password"
      actions={() => import('./reset-actions')}
      intent="requestReset"
      onSent={({email = ''}) => setSentTo(email.trim())}
      className="grid gap-5"
    >
      <p className="text-ink-soft">Enter the email address of your account, and we send you a link.</p>
      <FormError />
      <FormField name="email" label="Email">
        {(control) => <Input {...control} type="email" autoComplete="email" required defaultValue={email} />}
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton pendingLabel="Sending...">Send reset link</SubmitButton>
      </div>
    </ActionForm>
  )
}

/** The same message whether or not the account exists, so that it does not reveal who has one. */
function Sent({to, onClose}: {to: string; onClose: () => void}) {
  const news = useRef<HTMLParagraphElement>(null)
  // The form with the focused button is removed, so the focus moves to the message.
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
