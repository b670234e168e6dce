import {pages} from '~/pages'

/** A screen in the navigation of the staff area. */
interface StaffScreen {
  to: string
  label: string
  /** its second paths */
  alsoAt: readonly string[]
  ownerOnly: boolean
}

/** The screens of the staff area, from the registry of pages, in its order. */
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

/**
 * Whether a path is that of a staff screen (`page`), or of one that belongs to it, as an order does to the list of orders.
 */
export function currentIn({to, alsoAt}: StaffScreen, pathname: string): 'page' | true | undefined {
  if (pathname === to || alsoAt.includes(pathname)) return 'page'
  // Every other screen is under the path of the first.
  return (to !== '/admin' && pathname.startsWith(`${to}/`)) || undefined
}
