import type {ReactNode} from 'react'
import {Breadcrumb, type Crumb} from '~/ui/navigation/breadcrumb'
import {classNames} from '~/ui/class-names'
import {Container} from './container'

interface PageHeaderProps {
  title: ReactNode
  /** a sentence or two under the title */
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** beside the title, or under it on phones */
  children?: ReactNode
  narrow?: boolean
  className?: string
}

/** The header of a page: breadcrumb, h1 and lead. */
export function PageHeader({title, lead, crumbs, children, narrow, className}: PageHeaderProps) {
  return (
    <header className={classNames('pt-8 pb-10 lg:pt-12 lg:pb-14', className)}>
      <Container narrow={narrow}>
        {crumbs && <Breadcrumb items={crumbs} className="mb-6 lg:mb-10" />}
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="grid gap-4">
            <h1 className="max-w-[18ch] text-4xl tracking-tighter lg:text-5xl">{title}</h1>
            {lead && <p className="measure text-lg text-ink-soft">{lead}</p>}
          </div>
          {children}
        </div>
      </Container>
    </header>
  )
}
