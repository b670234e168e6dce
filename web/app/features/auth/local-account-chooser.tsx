import * as z from 'zod/mini'
import {useFormAction} from '~/lib/forms/form-action'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {signInSchema} from './auth-schemas'
import type {LocalAccount} from './provider-sign-in'

interface LocalAccountChooserProps {
  /** 'Google' or 'Facebook' */
  provider: string
  onChoose: (account: LocalAccount) => void
  onCancel: () => void
}

const schema = z.object({
  email: signInSchema.shape.email,
  displayName: z.string().check(z.trim(), z.minLength(1, {error: 'Please enter a name.'})),
})

/** Stands where Google's and Facebook's own windows open in production: any name and address will do. */
export default function LocalAccountChooser({provider, onChoose, onCancel}: LocalAccountChooserProps) {
  const known: LocalAccount = {
    displayName: 'Robin Vale',
    email: `robin.vale@${provider.toLowerCase()}.test`,
  }
  const {form, errors, values} = useFormAction(schema, async (account) => onChoose(account))

  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Choose a ${provider} account`}
      description={`This stands in for ${provider}’s own window. Nothing leaves this machine.`}
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

      <form {...form} className="grid gap-4 border-t border-border pt-5">
        <h3 className="text-base">Use another account</h3>
        <Field label="Name" error={errors.displayName}>
          {(control) => (
            <Input {...control} name="displayName" autoComplete="off" defaultValue={values.displayName} />
          )}
        </Field>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="off" defaultValue={values.email} />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="secondary">
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
