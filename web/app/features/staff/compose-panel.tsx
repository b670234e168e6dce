import {MAX_LINE_LENGTH, MAX_NEWSLETTER_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {pluralize} from '~/ui/content/pluralize'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {Card} from '~/ui/layout/card'
import {countSelected, type Recipients, type Selection} from './recipient-selection'
import {SendDialog} from './send-dialog'
import {SendingAlert} from './sending-alert'
import {useSending} from './use-sending'

interface ComposePanelProps {
  selection: Selection
  recipients: Recipients
  /** called when a newsletter has been sent, to select all recipients again */
  onSent: () => void
}

export const fetchNewsletterDraftAction = async () =>
  (await import('./newsletter-draft-action')).newsletterDraftAction

/** The form to write, preview and send a newsletter. */
export function ComposePanel({selection, recipients, onSent}: ComposePanelProps) {
  /** the key of the form, which is reset after each newsletter */
  const [sent, setSent] = useState(0)
  /** the validated draft while the dialog asks for confirmation */
  const [draft, setDraft] = useState<{subject: string; contentHtml: string} | null>(null)
  const {sending, send} = useSending(() => {
    setSent(sent + 1)
    onSent()
  })

  const {recipientCount, isCountExact} = recipients
  const selected = countSelected(selection, recipientCount)
  const isExact = isCountExact || !selection.everyone

  return (
    <Card>
      <ActionForm
        key={sent}
        formId={`newsletter-draft-${sent}`}
        intent="newsletter-draft"
        aria-label="Create and send"
        fetchAction={fetchNewsletterDraftAction}
        onSent={({subject = '', contentHtml = ''}) => setDraft({subject: subject.trim(), contentHtml})}
        className="grid gap-6"
      >
        <SendingAlert sending={sending} />
        <input type="hidden" name="recipients" value={selected} />
        <RecipientsError />
        <FormField name="subject" label="Subject">
          {(control) => <Input {...control} maxLength={MAX_LINE_LENGTH} />}
        </FormField>
        <FormField
          name="contentHtml"
          label="Content"
          hint="HTML is welcome. A link to unsubscribe is added to every mail."
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={MAX_NEWSLETTER_LENGTH}
              spellCheck
              className="max-h-[70dvh] min-h-75 text-sm [font-family:ui-monospace,monospace]"
            />
          )}
        </FormField>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton pending={sending.kind === 'sending'} pendingLabel="Sending...">
            Preview & Send
          </SubmitButton>
          <p className="tabular font-display text-sm text-ink-faint">
            to {pluralize(selected, 'recipient')}
            {!isExact && ' at most'}
          </p>
        </div>
      </ActionForm>
      <SendDialog
        open={draft !== null}
        subject={draft?.subject ?? ''}
        html={draft?.contentHtml ?? ''}
        recipientCount={selected}
        isExact={isExact}
        onCancel={() => setDraft(null)}
        onSend={() => {
          if (draft) send({...draft, selection})
          setDraft(null)
        }}
      />
    </Card>
  )
}

function RecipientsError() {
  return <FormError>{useFormState().errors.recipients}</FormError>
}
