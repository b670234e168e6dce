import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Dialog} from '~/ui/feedback/dialog'
import {HtmlPreview} from './html-preview'

interface SendDialogProps {
  open: boolean
  subject: string
  html: string
  recipientCount: number
  /** false where at most so many get it */
  isExact: boolean
  onCancel: () => void
  onSend: () => void
}

/** Asks for confirmation before a newsletter is sent. */
export function SendDialog({
  open,
  subject,
  html,
  recipientCount,
  isExact,
  onCancel,
  onSend,
}: SendDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      width="wide"
      title="Send this newsletter?"
      description={`It goes to ${isExact ? '' : 'at most '}${pluralize(recipientCount, 'recipient')}, and cannot be called back.`}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onSend}>Send Newsletter</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="font-display">
          <span className="text-ink-faint">Subject: </span>
          <strong className="font-semibold">{subject}</strong>
        </p>
        <HtmlPreview html={html} title="Preview of the newsletter" />
      </div>
    </Dialog>
  )
}
