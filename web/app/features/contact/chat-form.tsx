import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'

/** A short message to support, from the help page. */
export function ChatForm() {
  return (
    <ActionForm
      formId="chat"
      aria-label="Message to support"
      actions={() => import('./actions')}
      intent="sendContactMessage"
      className="grid gap-5"
    >
      <input type="hidden" name="subject" value="Live chat" />
      <FormField name="name" label="Name">
        {(control) => <Input {...control} autoComplete="name" required />}
      </FormField>
      <FormField name="email" label="Email">
        {(control) => <Input {...control} type="email" autoComplete="email" required />}
      </FormField>
      <FormField name="message" label="Message">
        {(control) => <Textarea {...control} required />}
      </FormField>
      <FormError />
      <SubmitButton pendingLabel="Sending..." className="justify-self-start">
        Send Message
      </SubmitButton>
    </ActionForm>
  )
}
