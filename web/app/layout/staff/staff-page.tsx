import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {ChevronLeftIcon} from '~/ui/icons'

interface StaffPageProps {
  title: string
  /** a sentence under the title */
  lead?: ReactNode
  /** the list that the screen belongs to */
  back?: {to: string; label: string} | undefined
  /** the search and the filters of a list, in the bar of the title */
  filters?: ReactNode
  /** what can be done here, at the end of the bar */
  aside?: ReactNode
  children: ReactNode
}

/** The layout of a screen of the back office: one bar with title, filters and actions, and the screen. */
export function StaffPage({title, lead, back, filters, aside, children}: StaffPageProps) {
  return (
    <>
      <div className="border-b border-border px-4 py-2.5 sm:px-6 lg:px-8 print:hidden">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
          <div className="order-1 mr-auto grid min-w-0 lg:mr-0">
            {back && (
              <Link
                to={back.to}
                className="target inline-flex items-center gap-1 font-display text-xs text-ink-faint hover:text-ink"
              >
                <ChevronLeftIcon className="size-3.5" />
                {back.label}
              </Link>
            )}
            <h1 className="text-xl wrap-anywhere">{title}</h1>
          </div>
          {filters && <div className="order-3 w-full lg:order-2 lg:w-auto lg:flex-1">{filters}</div>}
          {aside && <div className="order-2 flex flex-wrap gap-2 lg:order-3 lg:ml-auto">{aside}</div>}
        </div>
        {lead && <p className="measure pt-0.5 pb-1 text-sm text-ink-soft">{lead}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-4 pb-12 sm:px-6 lg:px-8">
        {children}
      </div>
    </>
  )
}
