import {pages} from '../../pages.ts'

/** A screen in the navigation of the staff area. */
export interface StaffScreen {
  to: string
  label: string
  /** its second paths */
  alsoAt: readonly string[]
  ownerOnly: boolean
}

/** The screens of the staff area, from the registry of pages, in the order of their links. */
export const staffScreens: readonly StaffScreen[] = pages
  .flatMap((page) =>
    page.access === 'staff' && page.links?.group === 'staff'
      ? [{id: page.id, to: page.path, links: page.links, ownerOnly: 'ownerOnly' in page}]
      : [],
  )
  .toSorted((a, b) => a.links.order - b.links.order)
  .map(({id, to, links: {title, label = title}, ownerOnly}) => ({
    to,
    label,
    ownerOnly,
    alsoAt: pages.flatMap((page) => ('module' in page && page.module === id ? [page.path] : [])),
  }))
