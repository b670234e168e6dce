import type {CartItem} from '@lectern/domain/cart'
import {Trash2} from 'lucide-react'
import {Link} from 'react-router-dom'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Price} from '~/ui/content/price'

interface CartLineProps {
  item: CartItem
  /** whether it is no longer sold */
  unsold?: boolean
  /** the titles of those courses of a bundle that the learner owns */
  owned?: readonly string[]
  /** what the learner has to know of it before they can pay */
  warning?: string | undefined
  onRemove: () => void
}

/** One course or bundle in the cart. */
export function CartLine({item, unsold = false, owned = [], warning, onRemove}: CartLineProps) {
  const path = `/${item.kind === 'bundle' ? 'bundles' : 'course'}/${item.slug}`
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-2 border-t border-border py-6 sm:grid-cols-[11rem_1fr] sm:gap-x-6 sm:py-8">
      <Link to={path} tabIndex={-1} aria-hidden className="row-span-3 block">
        {item.image ? (
          <img
            src={item.image}
            alt=""
            width={352}
            height={264}
            className="aspect-cover w-full rounded bg-surface-sunken object-cover"
          />
        ) : (
          <span className="block aspect-cover w-full rounded bg-surface-sunken" />
        )}
      </Link>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-1.5">
          <h2 className="text-lg leading-snug sm:text-xl">
            <Link to={path} className="underline-offset-4 hover:underline">
              {item.title}
            </Link>
          </h2>
          {item.kind === 'bundle' ? (
            <>
              <p className="font-display text-sm text-ink-soft">
                Bundle · {pluralize(item.courses.length, 'course')}
              </p>
              <ul className="grid gap-0.5 font-display text-sm text-ink-faint">
                {item.courses.map(({id, title}) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p className="font-display text-sm text-ink-soft">{item.instructor}</p>
              <p className="font-display text-sm text-ink-faint">
                {pluralize(item.lessons, 'lesson')} · {item.duration}
              </p>
            </>
          )}
        </div>
        {unsold ? (
          <p className="font-display text-sm font-semibold text-danger-ink">No longer sold</p>
        ) : (
          <Price cents={item.priceCents} originalCents={item.originalPriceCents} className="sm:justify-end" />
        )}
      </div>
      {(owned.length > 0 || warning !== undefined) && (
        <p className="col-start-2 rounded bg-amber-soft px-3.5 py-2.5 font-display text-sm text-amber-ink">
          {warning ?? `You already own: ${owned.join(', ')}.`}
        </p>
      )}
      <div className="col-start-2 -ml-3 self-end">
        <Button
          variant="quiet"
          size="sm"
          onClick={onRemove}
          aria-label={`Remove ${item.title}`}
          className="text-ink-soft"
        >
          <Trash2 aria-hidden className="size-4" />
          Remove
        </Button>
      </div>
    </li>
  )
}
