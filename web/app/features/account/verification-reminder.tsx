import {MailWarning} from 'lucide-react'
import {useState} from 'react'
import {verificationMail} from '~/features/auth/account-access'
import {refreshSession} from '~/features/auth/session'
import {CallFailure} from '~/lib/firebase/call-failure'
import {failureWords} from '~/lib/firebase/failure-words'
import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'

/** Says that the address has not been verified yet, and sends the link once more. */
export function VerificationReminder({email}: {email: string}) {
  const [sending, setSending] = useState(false)

  const resend = async () => {
    setSending(true)
    try {
      await verificationMail()
      toast({
        title: 'Verification email sent',
        description: 'Please check your inbox for the verification link.',
      })
    } catch (error) {
      console.error('The verification mail could not be sent.', error)
      // Verified in another tab or on another device: the reminder has only to hear of it.
      if (error instanceof CallFailure && error.reason === 'already-verified')
        await refreshSession().catch((error: unknown) =>
          console.error('The account could not be read again.', error),
        )
      toast({
        title: 'Error',
        description: failureWords('resendVerification', error),
        variant: 'destructive',
      })
    } finally {
      setSending(false)
    }
  }

  return (
    <aside
      aria-label="Email verification"
      className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 rounded bg-amber-soft p-4 font-display text-sm text-amber-ink sm:px-5"
    >
      <p className="flex flex-1 basis-64 items-start gap-3">
        <MailWarning aria-hidden className="mt-px size-5 shrink-0" />
        <span>
          Please verify your email address: we sent a link to{' '}
          <strong className="wrap-anywhere">{email}</strong>.
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void resend()}
        pending={sending}
        pendingLabel="Sending..."
      >
        Resend verification email
      </Button>
    </aside>
  )
}
