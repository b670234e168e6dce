import {useState} from 'react'
import {changePassword, passwordResetMail, PROVIDER_NAMES} from '~/features/auth/account-access'
import {changePasswordSchema} from '~/features/auth/auth-schemas'
import {PasswordField, WhosePassword} from '~/features/auth/password-field'
import {useUser} from '~/features/auth/user-context'
import {failureWords} from '~/lib/firebase/failure-words'
import {useFormAction} from '~/lib/forms/form-action'

import {Button} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {toast} from '~/ui/feedback/toast'

/** The password: changed by those who have one, offered to those who come by Google or Facebook. */
export function SecurityPanel() {
  const {providerIds} = useUser()
  return providerIds.includes('password') ? <ChangePassword /> : <OfferPassword />
}

function ChangePassword() {
  const {email} = useUser()
  /** a new form after each change, so that no password stays in its fields */
  const [changed, setChanged] = useState(0)
  return <ChangePasswordForm key={changed} email={email} onChanged={() => setChanged(changed + 1)} />
}

function ChangePasswordForm({email, onChanged}: {email: string; onChanged: () => void}) {
  const {form, pending, errors, values} = useFormAction(
    changePasswordSchema,
    async ({currentPassword, newPassword, confirmation}) => {
      if (newPassword !== confirmation) {
        toast({
          title: "Passwords don't match",
          description: 'New password and confirmation must match',
          variant: 'destructive',
        })
        return {confirmation: 'New password and confirmation must match'}
      }
      try {
        await changePassword(currentPassword, newPassword)
      } catch (error) {
        console.error('The password could not be changed.', error)
        const words = failureWords('changePassword', error)
        toast({title: 'Error changing password', description: words, variant: 'destructive'})
        return {currentPassword: words}
      }
      toast({title: 'Password updated', description: 'Your password has been changed successfully'})
      onChanged()
    },
  )

  return (
    <Card>
      <form {...form} className="grid max-w-120 gap-6" aria-label="Change password">
        <h2 className="text-xl">Change password</h2>
        <WhosePassword email={email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          kind="current"
          error={errors.currentPassword}
          value={values.currentPassword}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          kind="new"
          error={errors.newPassword}
          value={values.newPassword}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          kind="repeated"
          error={errors.confirmation}
          value={values.confirmation}
        />
        <Button type="submit" pending={pending} pendingLabel="Changing..." className="justify-self-start">
          Change Password
        </Button>
      </form>
    </Card>
  )
}

function OfferPassword() {
  const {email, providerIds} = useUser()
  const [sending, setSending] = useState(false)
  const ways = Object.entries(PROVIDER_NAMES)
    .filter(([id]) => providerIds.includes(`${id}.com`))
    .map(([, name]) => name)

  const send = async () => {
    setSending(true)
    try {
      await passwordResetMail(email)
      toast({title: 'Check your email', description: `We sent a link to choose a password to ${email}.`})
    } catch (error) {
      console.error('The mail could not be sent.', error)
      toast({title: 'Error', description: failureWords('requestReset', error), variant: 'destructive'})
    } finally {
      setSending(false)
    }
  }

  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl">You sign in with {ways.join(' and ')}</h2>
      <p className="measure text-ink-soft">
        There is no password for this account. If you would like to sign in with one as well, we send you a
        link to choose it.
      </p>
      <Button variant="secondary" onClick={() => void send()} pending={sending} pendingLabel="Sending...">
        Email me a link
      </Button>
    </Card>
  )
}
