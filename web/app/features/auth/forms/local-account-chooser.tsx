import {ActionForm} from '~/lib/forms/action-form'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Input} from '~/ui/form/input'
import type {Provider} from '~/lib/firebase/auth-providers'
import {PROVIDER_NAMES} from '~/features/auth/names'
import type {LocalAccount} from '~/features/auth/provider-sign-in'

interface LocalAccountChooserProps {
  provider: Provider
  onChoose: (account: LocalAccount) => void
  onCancel: () => void
}

/** Replaces the sign-in windows of Google and Facebook with the Auth emulator; accepts any name and address. */
export default function LocalAccountChooser({provider, onChoose, onCancel}: LocalAccountChooserProps) {
  const known: LocalAccount = {
    displayName: 'Robin Vale',
    email: `robin.vale@${provider}.test`,
  }
  const name = PROVIDER_NAMES[provider]

  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Choose a ${name} account`}
      description={`This stands in for ${name}’s own window. Nothing leaves this machine.`}
    >
      <button
        type="button"
        onClick={() => onChoose(known)}
        className="flex min-h-16 w-full items-center gap-4 rounded border border-border-strong px-4 py-3 text-left hover:border-ink hover:bg-surface-sunken"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-chosen font-semibold text-on-chosen"
        >
          R
        </span>
        <span className="grid min-w-0">
          <span className="font-semibold">{known.displayName}</span>
          <span className="truncate text-sm text-ink-soft">{known.email}</span>
        </span>
      </button>

      <ActionForm
        formId="local-account"
        aria-label="Use another account"
        actions={() => import('./local-actions')}
        intent="chooseAccount"
        className="grid gap-4 border-t border-border pt-5"
      >
        <h3 className="text-base">Use another account</h3>
        <input type="hidden" name="provider" value={provider} />
        <FormField name="displayName" label="Name">
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
        <FormField name="email" label="Email">
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton variant="secondary">Continue</SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
