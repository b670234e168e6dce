import {MAX_LINE_LENGTH, MAX_NEWSLETTER_LENGTH} from '@lectern/domain/limits'
import {useEffect, useState} from 'react'
import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {pluralize} from '~/ui/content/pluralize'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {toast} from '~/ui/feedback/toast'
import {Card} from '~/ui/layout/card'
import {countSelected, type Recipients, type Selection} from '../subscribers/recipient-selection'
import {DraftState} from './draft-state'
import type {Draft} from './newsletters'
import {SendDialog} from './send-dialog'
import {SendingAlert} from './sending-alert'
import {TemplateButton} from './template-button'
import {useDraft} from './use-draft'
import {useSending, type NewsletterDraft} from './use-sending'

interface ComposePanelProps {
  selection: Selection
  recipients: Recipients
  /** what was written before; null to begin anew */
  draft: Draft | null
  /** called with the draft's id when it is kept on the server, and with null when it has been sent */
  onDraft: (draftId: string | null) => void
  /** called when a newsletter has been sent, to select all recipients again */
  onSent: () => void
}

/** The form to write, preview and send a newsletter. */
export function ComposePanel({selection, recipients, draft, onDraft, onSent}: ComposePanelProps) {
  /** the key of the form, which is reset after each newsletter */
  const [sent, setSent] = useState(0)
  /** what the form begins with */
  const [initial, setInitial] = useState<Draft>(() => draft ?? emptyDraft())
  /** the validated draft while the dialog asks for confirmation */
  const [asked, setAsked] = useState<{subject: string; contentHtml: string} | null>(null)
  const {saving, change, select, settle, refuse} = useDraft(initial, () => onDraft(initial.id))
  const asAnother = () => setInitial({...initial, id: crypto.randomUUID(), updatedAt: null})
  const [isSettling, setSettling] = useState(false)
  const {sending, send} = useSending((isStopped) => {
    onDraft(null)
    // What was stopped on its way can be changed and sent again, as another newsletter.
    if (isStopped) return asAnother()
    setSent(sent + 1)
    setInitial(emptyDraft())
    onSent()
  }, refuse)
  // What is sent is no draft any more: what is written meanwhile would be lost with the form.
  const isSending = isSettling || sending.kind === 'sending'
  useEffect(() => {
    if (!isSending) select(selection)
  }, [isSending, selection, select])

  const sendSettled = async (newsletter: NewsletterDraft) => {
    setSettling(true)
    const settled = await settle()
    if (settled === 'settled') send(newsletter)
    else toast(NOT_SENT[settled])
    setSettling(false)
  }

  const {recipientCount, isCountExact} = recipients
  const selected = countSelected(selection, recipientCount)
  const isExact = isCountExact || !selection.everyone

  return (
    <Card>
      <ActionForm
        key={sent}
        formId={`newsletter-draft-${sent}`}
        aria-label="Create and send"
        actions={() => import('./actions')}
        intent="checkNewsletterDraft"
        onSent={({subject = '', contentHtml = ''}) => setAsked({subject: subject.trim(), contentHtml})}
        onInput={(event) => change(writtenIn(event.currentTarget))}
        className="grid gap-6"
      >
        <SendingAlert sending={sending} />
        <input type="hidden" name="recipients" value={selected} />
        <RecipientsError />
        <FormField name="subject" label="Subject">
          {(control) => (
            <Input
              {...control}
              defaultValue={initial.subject}
              maxLength={MAX_LINE_LENGTH}
              readOnly={isSending}
            />
          )}
        </FormField>
        <FormField
          name="contentHtml"
          label="Content"
          hint="HTML is welcome. A link to unsubscribe is added to every mail."
        >
          {(control) => (
            <Textarea
              {...control}
              defaultValue={initial.contentHtml}
              maxLength={MAX_NEWSLETTER_LENGTH}
              readOnly={isSending}
              spellCheck
              className="max-h-[70dvh] min-h-75 text-sm font-mono"
            />
          )}
        </FormField>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton pending={isSending} pendingLabel="Sending...">
            Preview & Send
          </SubmitButton>
          <p className="tabular font-display text-sm text-ink-faint">
            to {pluralize(selected, 'recipient')}
            {!isExact && ' at most'}
          </p>
          <TemplateButton className="ml-auto" />
        </div>
        <DraftState saving={saving} onKeep={asAnother} />
      </ActionForm>
      <SendDialog
        written={asked}
        recipientCount={selected}
        isExact={isExact}
        sendAt={initial.sendAt}
        onCancel={() => setAsked(null)}
        onSend={(sendAt) => {
          setAsked(null)
          if (asked) void sendSettled({...asked, selection, draftId: initial.id, sendAt})
        }}
      />
    </Card>
  )
}

const NOT_SENT = {
  /** Sent as the draft, it would take what somebody else has written in it along. */
  refused: {
    title: 'Not sent',
    description: 'This draft is not as you opened it any more. To send yours, keep it as a new draft first.',
    variant: 'destructive',
  },
  /** What is not stored would be refused as a draft that somebody else has changed. */
  failed: {
    title: 'Not sent',
    description: 'What you have written last could not be saved. Please try again.',
    variant: 'destructive',
  },
} as const

const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  subject: '',
  contentHtml: '',
  updatedAt: null,
  selection: null,
  sendAt: null,
})

function writtenIn(form: HTMLFormElement): {subject: string; contentHtml: string} {
  const entered = new FormData(form)
  const textOf = (name: string) => {
    const value = entered.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {subject: textOf('subject'), contentHtml: textOf('contentHtml')}
}

function RecipientsError() {
  return <FormError>{useFormState().errors.recipients}</FormError>
}
