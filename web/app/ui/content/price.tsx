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
    </span>
  )
}
