import {formatCents} from '@lectern/domain/money'
import {Lock, ShieldCheck} from 'lucide-react'
import type {ReactNode} from 'react'
import {Button} from '~/ui/button'
import {isWithoutTax, priceWords, TaxNote} from '~/ui/content/price'
import {Card} from '~/ui/layout/card'
import {TermsLinks} from '~/ui/content/terms-links'

interface OrderSummaryProps {
  /** in cents */
  subtotalCents: number
  /** what the discount code takes off, in cents; 0 without one */
  discountCents: number
  /** the code that takes it off */
  discountCode?: string | undefined
  totalCents: number
  /** the field for a discount code */
  discountField: ReactNode
  /** false while the payment would be refused */
  canPay: boolean
  processing: boolean
  onPay: () => void
  /** guarantee text from the site settings */
  guarantee: string
  /** why the cart can't be checked out, when the learner can resolve it */
  notice: ReactNode
}

/** The cart's total and the checkout button. */
export function OrderSummary({
  subtotalCents,
  discountCents,
  discountCode,
  totalCents,
  discountField,
  canPay,
  processing,
  onPay,
  guarantee,
  notice,
}: OrderSummaryProps) {
  const total = formatCents(totalCents)
  return (
    <Card className="grid gap-6 lg:sticky lg:top-28">
      <h2 className="text-xl">Order summary</h2>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-3 font-display">
        <dt className="text-ink-soft">Subtotal</dt>
        <dd className="text-right">{formatCents(subtotalCents)}</dd>
        <dt className="text-ink-soft wrap-anywhere">Discount{discountCode && ` (${discountCode})`}</dt>
        <dd className="text-right whitespace-nowrap">{formatCents(discountCents && -discountCents)}</dd>
        <dt className="border-t border-border pt-4 text-lg font-semibold">
          {isWithoutTax() ? 'Total before tax' : 'Total'}
        </dt>
        <dd className="border-t border-border pt-4 text-right text-lg font-semibold">{total}</dd>
      </dl>
      <TaxNote className="-mt-4" />
      {discountField}
      {notice}
      {totalCents > 0 && canPay && (
        <div className="grid gap-4">
          <Button size="lg" wide onClick={onPay} pending={processing} pendingLabel="Processing...">
            <Lock aria-hidden className="size-4" />
            Pay {priceWords(totalCents)}
          </Button>
          <p className="text-sm text-ink-soft">
            By paying you agree to our <TermsLinks />. You pay once, on a secure page of our payment provider.
          </p>
        </div>
      )}
      {guarantee && (
        <p className="flex items-center gap-3 border-t border-border pt-5 font-display text-sm font-medium">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-success" />
          {guarantee}
        </p>
      )}
    </Card>
  )
}
