import type {ReactNode} from 'react'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import type {Crumb} from '~/ui/navigation/breadcrumb'

export interface SideNavPageProps {
  title: ReactNode
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** beside the title */
  aside?: ReactNode
  children: ReactNode
}

/** The layout of an area's screens: the title, and under it the area's navigation beside the screen. */
export function SideNavPage({
  title,
  lead,
  crumbs,
  aside,
  nav,
  children,
}: SideNavPageProps & {nav: ReactNode}) {
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs} className="pb-8 lg:pb-10 print:hidden">
        {aside}
      </PageHeader>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 pb-section lg:grid-cols-[11.5rem_minmax(0,1fr)] print:block print:pb-0">
        {nav}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
      </Container>
    </>
  )
}
