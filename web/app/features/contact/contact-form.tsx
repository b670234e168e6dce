import {useActionState, useEffect, useRef, useState, type FormEvent} from 'react'
import {FormError} from '~/lib/forms/form-error'
import {Button} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {toast} from '~/ui/feedback/toast'
import {MESSAGE_FIELDS, messageErrors, type ContactMessage, type MessageErrors} from './contact-message'

interface FormState {
  errors: MessageErrors
  /** what was typed, so that a message that did not go is kept */
  typed: ContactMessage
}

const EMPTY: ContactMessage = {name: '', email: '', subject: '', message: ''}

async function submit(_previous: FormState, data: FormData): Promise<FormState> {
  const read = (field: keyof ContactMessage) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  const typed = {name: read('name'), email: read('email'), subject: read('subject'), message: read('message')}
  const errors = await send(typed)
  if (Object.keys(errors).length > 0) return {errors, typed}
  toast({title: 'Message Sent', description: "Thank you for contacting us. We'll get back to you soon!"})
  return {errors: {}, typed: EMPTY}
}

async function send(typed: ContactMessage): Promise<MessageErrors> {
  const errors = messageErrors(typed)
  if (Object.keys(errors).length > 0) return errors
  try {
    const {sendMessage} = await import('./send-message')
    return await sendMessage(typed)
  } catch {
    // Not even what sends could be fetched.
    return {form: 'Your message could not be sent. Please check your connection and try again.'}
  }
}

function without(errors: MessageErrors, fields: readonly string[]): MessageErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

/** A message to the shop. What was typed stays until it has gone. */
export function ContactForm() {
  const [{errors: found, typed}, action, pending] = useActionState(submit, {errors: {}, typed: EMPTY})
  /** the complaint about a field goes once one starts to answer it */
  const [answered, setAnswered] = useState<{found: MessageErrors; fields: readonly string[]}>({
    found,
    fields: [],
  })
  const errors = answered.found === found ? without(found, answered.fields) : found
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const first = MESSAGE_FIELDS.find((field) => found[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }, [found])

  const onInput = ({target}: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    setAnswered({found, fields: [...(answered.found === found ? answered.fields : []), target.name]})
  }

  return (
    <form
      ref={form}
      action={action}
      onInput={onInput}
      noValidate
      aria-label="Write to us"
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" error={errors.name}>
          {(control) => (
            <Input {...control} name="name" autoComplete="name" required defaultValue={typed.name} />
          )}
        </Field>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={typed.email}
            />
          )}
        </Field>
      </div>
      <Field label="Subject" error={errors.subject}>
        {(control) => <Input {...control} name="subject" required defaultValue={typed.subject} />}
      </Field>
      <Field label="Message" error={errors.message}>
        {(control) => (
          <Textarea {...control} name="message" className="min-h-56" required defaultValue={typed.message} />
        )}
      </Field>
      <FormError className="empty:-mt-6">{errors.form}</FormError>
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Sending..."
        className="justify-self-start max-sm:w-full"
      >
        Send Message
      </Button>
    </form>
  )
}
