import {pages, STAFF_SECTIONS, type PageOf} from '../../pages.ts'

/** The ids of the screens that are in the menu. */
export type StaffScreenId = Extract<PageOf<'staff'>, {links: object}>['id']

/** A screen in the menu of the back office. */
export interface StaffScreen {
  id: StaffScreenId
  to: string
  label: string
  /** its second paths */
  alsoAt: readonly string[]
  ownerOnly: boolean
}

/** The screens of the back office, from the registry of pages, in the order of their links. */
export const staffScreens: readonly StaffScreen[] = inOrder().map(
  ({id, path, links: {title, label = title}, ...page}) => ({
    id: id as StaffScreenId,
    to: path,
    label,
    ownerOnly: 'ownerOnly' in page,
    alsoAt: pages.flatMap((page) => ('module' in page && page.module === id ? [page.path] : [])),
  }),
)

/** The menu: sections with their headings, the first without one, and the paths of their screens. */
export const staffMenu: readonly {heading: string; screens: readonly string[]}[] = Object.entries(
  STAFF_SECTIONS,
).map(([section, heading]) => ({
  heading,
  screens: inOrder().flatMap(({path, links}) => (links.section === section ? [path] : [])),
}))

function inOrder() {
  return pages
    .flatMap((page) => (page.access === 'staff' && page.links ? [{...page, links: page.links}] : []))
    .toSorted((a, b) => a.links.order - b.links.order)
}
