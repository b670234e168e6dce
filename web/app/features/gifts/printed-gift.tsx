import type {Gift} from './load-gifts'
import {Card} from '~/ui/layout/card'

interface PrintedGiftProps {
  /** who gives it; null where they have no name */
  from: string | null
  gift: Gift
  /** its link */
  address: string
}

/** A gift on paper: whom it is for, what it is, and how it is accepted. */
export function PrintedGift({from, gift: {toName, title, message}, address}: PrintedGiftProps) {
  return (
    <Card className="grid max-w-180 gap-8 py-12 text-center print:border-0 print:p-0">
      <div className="grid gap-3">
        <p className="font-display text-base font-medium text-accent-ink">
          {toName === '' ? 'A gift for you' : `A gift for ${toName}`}
        </p>
        <h2 className="text-3xl wrap-anywhere lg:text-4xl">{title}</h2>
        {from !== null && <p className="text-lg text-ink-soft">from {from}</p>}
      </div>
      {message !== '' && (
        <blockquote className="measure mx-auto text-lg wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <div className="grid justify-items-center gap-3 border-t border-border pt-8">
        <p className="text-ink-soft">It is paid for. Open this address to accept it:</p>
        <p className="font-mono text-base font-semibold wrap-anywhere">{address}</p>
        <p className="text-sm text-ink-faint">
          Capital and small letters matter. Whoever has this address can accept the gift.
        </p>
      </div>
    </Card>
  )
}
