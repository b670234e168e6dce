import {useId, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {PlusIcon} from '~/ui/icons'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

/** Items of which one is open at a time: native `<details name>`, so it works without scripts. */
export function Accordion({items, className}: {items: readonly AccordionItem[]; className?: string}) {
  const name = useId()
  return (
    <div className={classNames('divide-y divide-border border-y border-border', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group">
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-lg leading-snug font-medium transition-colors hover:text-link">
            {item.title}
            <PlusIcon className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45" />
          </summary>
          <div className="measure pb-6 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
