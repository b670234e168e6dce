import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'

/** A message to the shop. The form keeps its values until the message is sent. */
export function ContactForm() {
  return (
    <ActionForm
      formId="contact"
      aria-label="Write to us"
      actions={() => import('./actions')}
      intent="sendContactMessage"
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField name="name" label="Name">
          {(control) => <Input {...control} autoComplete="name" required />}
        </FormField>
        <FormField name="email" label="Email">
          {(control) => <Input {...control} type="email" autoComplete="email" required />}
        </FormField>
      </div>
      <FormField name="subject" label="Subject">
        {(control) => <Input {...control} required />}
      </FormField>
      <FormField name="message" label="Message">
        {(control) => <Textarea {...control} className="min-h-56" required />}
      </FormField>
      <FormError />
      <SubmitButton size="lg" pendingLabel="Sending..." className="justify-self-start max-sm:w-full">
        Send Message
      </SubmitButton>
    </ActionForm>
  )
}
