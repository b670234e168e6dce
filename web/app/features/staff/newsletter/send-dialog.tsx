import {testNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {useState} from 'react'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {useCall} from '~/lib/firebase/use-call'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Dialog} from '~/ui/feedback/dialog'
import {Skeleton} from '~/ui/feedback/skeleton'
import {toast} from '~/ui/feedback/toast'
import {Choice} from '~/ui/form/choice'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {HtmlPreview, type PreviewWidth} from './html-preview'
import {sendTimeError, timeToCome} from './send-time'

const fetchContract = async () =>
  (await import('@lectern/domain/mail/newsletter-contracts')).previewNewsletter

interface Written {
  subject: string
  contentHtml: string
}

interface SendDialogProps {
  /** what is written; null while the dialog is closed */
  written: Written | null
  recipientCount: number
  /** false where at most so many get it */
  isExact: boolean
  /** when it was to be sent before it was taken back; null where it was never scheduled */
  sendAt: number | null
  onCancel: () => void
  /** @param sendAt ms since the epoch; undefined for at once */
  onSend: (sendAt: number | undefined) => void
}

/** Asks for confirmation before a newsletter is sent. */
export function SendDialog({written, recipientCount, isExact, sendAt, onCancel, onSend}: SendDialogProps) {
  return (
    <Dialog
      open={written !== null}
      onClose={onCancel}
      width="wide"
      title="Send this newsletter?"
      description={`It goes to ${isExact ? '' : 'at most '}${pluralize(recipientCount, 'recipient')}. It can be stopped on its way; mails that have gone cannot be taken back.`}
    >
      {written && <Confirmation written={written} sendAt={sendAt} onCancel={onCancel} onSend={onSend} />}
    </Dialog>
  )
}

function Confirmation({
  written,
  sendAt,
  onCancel,
  onSend,
}: Pick<SendDialogProps, 'sendAt' | 'onCancel' | 'onSend'> & {written: Written}) {
  const [time, setTime] = useState(() => timeToCome(sendAt, Date.now()))
  const [when, setWhen] = useState<'now' | 'later'>(time === '' ? 'now' : 'later')
  const [error, setError] = useState<string>()
  const send = () => {
    if (when === 'now') return onSend(undefined)
    const sendAt = new Date(time).getTime()
    const mistake = sendTimeError(sendAt, Date.now())
    if (mistake !== undefined) return setError(mistake)
    onSend(sendAt)
  }
  return (
    <>
      <p className="font-display">
        <span className="text-ink-faint">Subject: </span>
        <strong className="font-semibold">{written.subject}</strong>
      </p>
      <MailPreview written={written} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Choice
          label="When"
          value={when}
          options={[
            {value: 'now', label: 'Now'},
            {value: 'later', label: 'Later'},
          ]}
          onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
        />
        {when === 'later' && (
          <Field label="Time to send" error={error}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={time}
                onChange={(event) => {
                  setTime(event.target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        )}
      </div>
      <footer className="flex flex-wrap justify-end gap-3 pt-1">
        <TestButton written={written} />
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={send}>{when === 'now' ? 'Send Newsletter' : 'Schedule Newsletter'}</Button>
      </footer>
    </>
  )
}

/** The mail itself, as wide as on a phone or on a desktop. */
function MailPreview({written}: {written: Written}) {
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const preview = useCall(fetchContract, written)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Choice
        label="Preview"
        value={width}
        options={[
          {value: 'desktop', label: 'Desktop'},
          {value: 'phone', label: 'Phone'},
        ]}
        onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
      />
      {preview.kind === 'loading' && <Skeleton className="h-100" />}
      {preview.kind === 'failed' && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded bg-danger-soft px-4 py-3"
        >
          <p className="font-display text-sm text-danger-ink">
            {errorMessage(mailingAttempts.previewNewsletter, preview.error)}
          </p>
          <Button variant="secondary" size="sm" onClick={preview.retry}>
            Try again
          </Button>
        </div>
      )}
      {preview.kind === 'ready' && (
        <HtmlPreview html={preview.answer.html} title="Preview of the newsletter" width={width} />
      )}
    </div>
  )
}

function TestButton({written}: {written: Written}) {
  const [pending, setPending] = useState(false)
  const test = async () => {
    setPending(true)
    try {
      const {call} = await import('~/lib/firebase/call')
      const {email} = await call(testNewsletter, written)
      toast({title: 'Test sent', description: `Look into the inbox of ${email}.`})
    } catch (error) {
      console.error('The test could not be sent.', error)
      toast(errorToast(mailingAttempts.testNewsletter, error))
    }
    setPending(false)
  }
  return (
    <Button
      variant="secondary"
      pending={pending}
      pendingLabel="Sending..."
      className="mr-auto"
      onClick={() => void test()}
    >
      Send a Test to Me
    </Button>
  )
}
