import {useState, type FormEvent} from 'react'
import {PROVIDER_NAMES} from '~/features/auth/names'
import {UsernameField} from '~/features/auth/forms/password-field'
import {useSession} from '~/features/auth/session'
import type {IdentityQuestion} from '~/lib/firebase/identity'
import type {Provider} from '~/lib/firebase/auth-providers'
import {FormError} from '~/lib/forms/form-error'
import {PasswordInput} from '~/lib/forms/password-input'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Field} from '~/ui/form/field'
import {
  confirmWithPasskey,
  confirmWithPassword,
  confirmWithProvider,
  hasNoPasskey,
  identityError,
  passkeyError,
} from './confirm-identity'
import {PasskeyPane} from './passkey-pane'

/** Signs somebody in again, in the way they have signed in, while what they were doing waits. */
export default function IdentityDialog({reason, answer}: IdentityQuestion) {
  const {user} = useSession()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const providers = (Object.keys(PROVIDER_NAMES) as Provider[]).filter((id) =>
    user?.providerIds.includes(`${id}.com`),
  )
  const hasPassword = user?.providerIds.includes('password')
  // Who has come in by a passkey shows it again: a password alone would not be enough afterwards.
  const byPasskey = reason === 'passkey-needed' || user?.isConfirmed
  const [hasNone, setHasNone] = useState(false)

  const confirm = async (work: () => Promise<void>) => {
    setPending(true)
    setError(undefined)
    try {
      await work()
      answer(true)
    } catch (failure) {
      console.error('Who is here could not be confirmed.', failure)
      setError(byPasskey ? passkeyError(failure) : identityError(failure))
      setHasNone(hasNoPasskey(failure))
      setPending(false)
    }
  }

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (!pending) void confirm(() => confirmWithPassword(typeof password === 'string' ? password : ''))
  }

  if (byPasskey) {
    return (
      <Dialog
        open
        onClose={() => answer(false)}
        title="Please confirm that it is you"
        description={`You are signed in as ${user?.email ?? ''}. What you were doing goes on afterwards.`}
      >
        <PasskeyPane
          pending={pending}
          error={error}
          hasNone={hasNone}
          onConfirm={() => void confirm(confirmWithPasskey)}
          onLeave={() => answer(false)}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title="Please sign in again"
      description={`You signed in as ${user?.email ?? ''} a while ago. What you were doing goes on afterwards.`}
    >
      {hasPassword && (
        <form aria-label="Sign in again" noValidate onSubmit={enter} className="grid gap-5">
          <UsernameField email={user?.email ?? ''} />
          <Field label="Your password" error={error}>
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" required />
            )}
          </Field>
          <Button type="submit" pending={pending} pendingLabel="Signing in..." className="justify-self-end">
            Sign In
          </Button>
        </form>
      )}
      {!hasPassword && <FormError>{error}</FormError>}
      {providers.map((id) => (
        <Button
          key={id}
          variant="secondary"
          aria-disabled={pending || undefined}
          onClick={() => !pending && void confirm(() => confirmWithProvider(id))}
        >
          Continue with {PROVIDER_NAMES[id]}
        </Button>
      ))}
    </Dialog>
  )
}
