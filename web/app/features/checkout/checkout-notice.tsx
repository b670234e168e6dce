import {MAX_CART_ITEMS, type CartItem} from '@lectern/domain/cart'
import {formatCents} from '@lectern/domain/money'
import {useEffect, useRef, type ReactNode} from 'react'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {unsellableWords, type CheckoutProblem, type TooManyItems} from './checkout-problem'

interface CheckoutNoticeProps {
  problem: CheckoutProblem | TooManyItems
  cart: readonly CartItem[]
  onRemove: (ids: readonly string[]) => void
}

/** Explains why the cart can't be checked out, and what to do about it. */
export function CheckoutNotice({problem, cart, onRemove}: CheckoutNoticeProps) {
  if (problem.kind === 'too-many') {
    return (
      <Notice title={`One payment is for at most ${MAX_CART_ITEMS} items`}>
        <p>
          Please take {pluralize(problem.count, 'item')} out of your cart. What you take out you can buy in a
          second order.
        </p>
      </Notice>
    )
  }
  if (problem.kind === 'price-changed') {
    return (
      <Notice title={problem.lost.length > 0 ? 'A bundle has changed' : 'A price has changed'}>
        {problem.lost.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {problem.changes.length > 0 && (
          <ul className="grid gap-1">
            {problem.changes.map(({title, fromCents, toCents}) => (
              <li key={title}>
                {title}: <s className="tabular">{formatCents(fromCents)}</s>{' '}
                <strong className="tabular">{formatCents(toCents)}</strong>
              </li>
            ))}
          </ul>
        )}
        <p>
          The total is now <strong className="tabular">{formatCents(problem.totalCents)}</strong>. Pay when
          you are happy with it.
        </p>
      </Notice>
    )
  }
  const items = cart.filter(({id}) => problem.ids.includes(id))
  return (
    <Notice title={unsellableWords(problem.reason, items)}>
      <ul className="grid gap-1">
        {items.map(({id, title}) => (
          <li key={id} className="font-semibold">
            {title}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => onRemove(problem.ids)} className="justify-self-start">
        {items.length === 1 ? 'Remove it' : `Remove these ${items.length}`} and go on
      </Button>
    </Notice>
  )
}

function Notice({title, children}: {title: string; children: ReactNode}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({block: 'nearest'})
  }, [])
  return (
    <div
      ref={notice}
      role="alert"
      className="grid gap-3 rounded bg-amber-soft p-5 font-display text-sm text-amber-ink"
    >
      <p className="text-base font-semibold">{title}</p>
      {children}
    </div>
  )
}
