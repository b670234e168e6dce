import {formatCents} from '@lectern/domain/money'
import {classNames} from '~/ui/class-names'

interface PriceProps {
  /** integer US cents */
  cents: number
  /** struck through beside it when higher */
  originalCents?: number | null
  size?: 'md' | 'lg'
  className?: string
}

/**
 * A sum that is about to be paid, in words: `$49.00`, or `$49.00 plus tax` where tax comes on top of prices
 * (`TAX_BEHAVIOR=exclusive`): how much it is, is known on the payment page, which asks where the buyer is.
 */
export function priceWords(cents: number): string {
  return isWithoutTax() ? `${formatCents(cents)} plus tax` : formatCents(cents)
}

export function isWithoutTax(): boolean {
  return import.meta.env.VITE_TAX_BEHAVIOR === 'exclusive'
}

/** What stands under a sum that is about to be paid where tax is in prices (`TAX_BEHAVIOR=inclusive`). */
export function TaxNote({className}: {className?: string}) {
  if (import.meta.env.VITE_TAX_BEHAVIOR !== 'inclusive') return null
  return <p className={classNames('text-sm text-ink-soft', className)}>Includes VAT where it applies</p>
}

/** A price in dollars with two decimals, and the original price. */
export function Price({cents, originalCents, size = 'md', className}: PriceProps) {
  return (
    <span
      className={classNames('tabular inline-flex flex-wrap items-baseline gap-x-2 font-display', className)}
    >
      {originalCents && originalCents > cents ? (
        <>
          <span className="sr-only">Price now </span>
          <span
            className={classNames('font-semibold', size === 'lg' ? 'text-3xl tracking-tight' : 'text-lg')}
          >
            {formatCents(cents)}
          </span>
          <s className={classNames('text-ink-faint', size === 'lg' ? 'text-lg' : 'text-sm')}>
            <span className="sr-only">, before </span>
            {formatCents(originalCents)}
          </s>
        </>
      ) : (
        <span className={classNames('font-semibold', size === 'lg' ? 'text-3xl tracking-tight' : 'text-lg')}>
          {formatCents(cents)}
        </span>
      )}
      {size === 'lg' && isWithoutTax() && <span className="text-sm text-ink-soft"> plus tax</span>}
    </span>
  )
}
