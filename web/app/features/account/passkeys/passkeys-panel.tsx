import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {useCall} from '~/lib/firebase/use-call'
import {longDate} from '~/ui/content/dates'
import {ErrorState} from '~/ui/feedback/error-state'
import {Skeleton} from '~/ui/feedback/skeleton'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'

const fetchContract = async () => (await import('@lectern/domain/staff/passkey-contracts')).listPasskeys

/** The passkeys of somebody who is staff, by which the back office knows them. */
export default function PasskeysPanel() {
  const [version, setVersion] = useState(0)
  const reload = () => setVersion((before) => before + 1)
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">Passkeys</h2>
      <p className="measure text-ink-soft">
        Once you have a passkey, the back office asks for it after your password: your fingerprint, your face,
        or a security key.
      </p>
      <PasskeyList key={version} onChange={reload} />
      <ActionForm
        formId="add-passkey"
        aria-label="Add a passkey"
        actions={() => import('./actions')}
        intent="addPasskey"
        onSent={reload}
        className="grid max-w-120 gap-4"
      >
        <FormError />
        <FormField
          name="name"
          label="Name of a new passkey"
          hint="Such as the computer or the key that holds it."
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
        <SubmitButton variant="secondary" pendingLabel="Adding..." className="justify-self-start">
          Add Passkey
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

function PasskeyList({onChange}: {onChange: () => void}) {
  const state = useCall(fetchContract, {})
  if (state.kind === 'loading') return <Skeleton className="h-12" />
  if (state.kind === 'failed') {
    return (
      <ErrorState title="Your passkeys could not be loaded" onRetry={state.retry}>
        Please try again.
      </ErrorState>
    )
  }
  const {passkeys, required} = state.answer
  if (passkeys.length === 0) {
    return <p>{required ? 'You have none yet, and staff need one here.' : 'You have none yet.'}</p>
  }
  return (
    <ul aria-label="Passkeys" className="grid gap-3">
      {passkeys.map(({id, name, addedAt}) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="wrap-anywhere">
            {name}, <span className="text-ink-faint">since {longDate(addedAt)}</span>
          </span>
          <ConfirmAction
            label="Remove"
            name={`Remove the passkey ${name}`}
            variant="destructive"
            title="Remove this passkey?"
            description={
              passkeys.length === 1 && required
                ? `“${name}” is your only one: the back office is closed to you until you add another.`
                : `The back office does not know you by “${name}” any more.`
            }
            formId={`remove-passkey-${id}`}
            actions={() => import('./actions')}
            intent="removePasskey"
            values={{id}}
            isQuiet
            onSent={onChange}
            pendingLabel="Removing..."
          />
        </li>
      ))}
    </ul>
  )
}
