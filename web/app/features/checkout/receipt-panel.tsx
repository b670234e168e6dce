import {MailCheck, MailWarning} from 'lucide-react'
import type {ReactNode} from 'react'
import {Spinner} from '~/ui/feedback/spinner'
import {useReceipt} from './use-receipt'

/** The status of the receipt email. */
export function ReceiptPanel({sessionId}: {sessionId: string}) {
  const receipt = useReceipt(sessionId)
  return (
    <div aria-live="polite" className="rounded bg-surface-sunken px-5 py-4 font-display text-sm">
      {receipt.kind === 'sending' && (
        <Line icon={<Spinner className="size-5 shrink-0 text-link" />}>Sending your receipt...</Line>
      )}
      {receipt.kind === 'sent' && (
        <Line icon={<MailCheck aria-hidden className="size-5 shrink-0 text-success" />}>
          Receipt sent{receipt.email && ' to '}
          <strong className="wrap-anywhere">{receipt.email}</strong>
        </Line>
      )}
      {receipt.kind === 'late' && (
        <Line icon={<MailWarning aria-hidden className="size-5 shrink-0 text-amber-ink" />}>
          Your receipt will follow by email. It is also in your order history.
        </Line>
      )}
      {receipt.kind === 'none' && (
        <Line icon={<MailWarning aria-hidden className="size-5 shrink-0 text-amber-ink" />}>
          Your receipt could not be sent by email. It is in your order history.
        </Line>
      )}
    </div>
  )
}

function Line({icon, children}: {icon: ReactNode; children: ReactNode}) {
  return (
    <p className="flex items-center gap-3">
      {icon}
      <span>{children}</span>
    </p>
  )
}
