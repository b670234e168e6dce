import {useState, type FormEvent} from 'react'
import {FormError} from '~/lib/forms/form-error'
import {Button} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {pluralize} from '~/ui/content/pluralize'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {toast} from '~/ui/feedback/toast'
import {SendDialog} from './send-dialog'
import {SendingAlert} from './sending-alert'
import {useSending} from './use-sending'

interface ComposePanelProps {
  /** who is selected */
  emails: readonly string[]
  /** a newsletter has gone out: everyone is selected again */
  onSent: () => void
}

interface Errors {
  subject?: string
  content?: string
  recipients?: string
}

/** Writes a newsletter, shows it as it will look, and sends it. */
export function ComposePanel({emails, onSent}: ComposePanelProps) {
  const [subject, setSubject] = useState('')
  const [content, setContent] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [confirming, setConfirming] = useState(false)
  const {sending, send} = useSending()

  const preview = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: Errors = {
      ...(subject.trim() === '' && {subject: 'Subject is required'}),
      ...(content.trim() === '' && {content: 'Content is required'}),
      ...(emails.length === 0 && {recipients: 'Please select at least one subscriber'}),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) setConfirming(true)
    const field = first && event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const confirm = async () => {
    setConfirming(false)
    const outcome = await send({subject: subject.trim(), contentHtml: content, emails})
    if (outcome.kind === 'sent') {
      setSubject('')
      setContent('')
      onSent()
      toast({
        title: 'Newsletter Sent',
        description: `Newsletter sent to ${outcome.progress.sent} subscribers successfully.`,
      })
    } else if (outcome.kind === 'failed') {
      toast({
        title: 'Error',
        description: `Failed to send newsletter: ${outcome.words}`,
        variant: 'destructive',
      })
    }
  }

  return (
    <Card>
      <form onSubmit={preview} noValidate className="grid gap-6" aria-label="Create and send">
        <SendingAlert sending={sending} />
        <FormError>{errors.recipients}</FormError>
        <Field label="Subject" error={errors.subject}>
          {(control) => (
            <Input
              {...control}
              name="subject"
              maxLength={200}
              value={subject}
              onChange={(event) => {
                setSubject(event.target.value)
                setErrors({...errors, subject: undefined})
              }}
            />
          )}
        </Field>
        <Field
          label="Content"
          hint="HTML is welcome. A link to unsubscribe is added to every mail."
          error={errors.content}
        >
          {(control) => (
            <Textarea
              {...control}
              name="content"
              maxLength={500_000}
              spellCheck
              className="max-h-[70dvh] min-h-75 text-sm [font-family:ui-monospace,monospace]"
              value={content}
              onChange={(event) => {
                setContent(event.target.value)
                setErrors({...errors, content: undefined})
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" pending={sending.kind === 'sending'} pendingLabel="Sending...">
            Preview & Send
          </Button>
          <p className="tabular font-display text-sm text-ink-faint">
            to {pluralize(emails.length, 'recipient')}
          </p>
        </div>
      </form>
      <SendDialog
        open={confirming}
        subject={subject}
        html={content}
        recipientCount={emails.length}
        onCancel={() => setConfirming(false)}
        onSend={() => void confirm()}
      />
    </Card>
  )
}
