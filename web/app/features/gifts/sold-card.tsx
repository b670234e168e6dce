import type {CartItem} from '@lectern/domain/cart'
import {formatCents} from '@lectern/domain/money'
import type {ReactNode} from 'react'
import {ButtonLink} from '~/ui/button'
import {PartList} from '~/ui/content/part-list'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Card} from '~/ui/layout/card'

interface SoldCardProps {
  item: CartItem
  /** what the price is for, behind it: `each` */
  unit?: string
  /** the form with which it is bought */
  children: ReactNode
}

/** A course or bundle that is bought by itself: its title, what is in it, its price, and the form. */
export function SoldCard({item, unit, children}: SoldCardProps) {
  return (
    <Card className="grid gap-8">
      <div className="flex items-start justify-between gap-6 border-b border-border pb-6">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-xl">{item.title}</h2>
          {item.kind === 'bundle' && (
            <PartList parts={item.courses.map(({id, title}) => ({courseId: id, title}))} />
          )}
        </div>
        <p className="tabular shrink-0 font-display text-lg font-semibold">
          {formatCents(item.priceCents)}
          {unit && ` ${unit}`}
        </p>
      </div>
      {children}
    </Card>
  )
}

/** What is shown instead of one that is not sold. */
export function NotSold({icon}: {icon: ReactNode}) {
  return (
    <EmptyState
      icon={icon}
      title="This is not sold any more"
      action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
    />
  )
}
