import {Button, ButtonLink} from '~/ui/button'
import {FormError} from '~/lib/forms/form-error'

interface PasskeyPaneProps {
  pending: boolean
  error: string | undefined
  /** whether there is no passkey that could confirm anything */
  hasNone: boolean
  onConfirm: () => void
  onLeave: () => void
}

/** Confirms by a passkey who is here; a browser asks the authenticator only when a button was pressed. */
export function PasskeyPane({pending, error, hasNone, onConfirm, onLeave}: PasskeyPaneProps) {
  return (
    <div className="grid gap-5">
      <FormError>{error}</FormError>
      {hasNone ? (
        <ButtonLink to="/settings?tab=security" onClick={onLeave} className="justify-self-end">
          Go to your passkeys
        </ButtonLink>
      ) : (
        <Button
          onClick={onConfirm}
          pending={pending}
          pendingLabel="Waiting for your passkey..."
          className="justify-self-end"
        >
          Use Your Passkey
        </Button>
      )}
    </div>
  )
}
