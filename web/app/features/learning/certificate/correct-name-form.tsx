import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'

/** Lets the learner correct a misspelt name on the certificate, once. */
export function CorrectNameForm({certificateId, name}: {certificateId: string; name: string}) {
  return (
    <details className="rounded border border-border bg-surface-raised">
      <summary className="flex min-h-11 items-center px-5 py-2 font-display text-sm font-medium hover:text-link">
        Is your name misspelt?
      </summary>
      <ActionForm
        formId="correct-name"
        aria-label="Correct the name"
        actions={() => import('./actions')}
        intent="correctCertificateName"
        revalidate
        className="grid gap-5 border-t border-border p-5"
      >
        <FormError />
        <input type="hidden" name="certificateId" value={certificateId} />
        <FormField
          name="name"
          label="Name on the certificate"
          hint="You can correct it once. After that, write to us."
        >
          {(control) => <Input {...control} autoComplete="name" defaultValue={name} />}
        </FormField>
        <SubmitButton variant="secondary" pendingLabel="Correcting..." className="justify-self-start">
          Correct the Name
        </SubmitButton>
      </ActionForm>
    </details>
  )
}
