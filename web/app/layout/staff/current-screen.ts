import type {StaffScreen} from './staff-screens.data'

/**
 * Whether a path is that of a staff screen (`page`), or of one that belongs to it, as an order does to the list of orders.
 */
export function currentIn({to, alsoAt}: StaffScreen, pathname: string): 'page' | true | undefined {
  if (pathname === to || alsoAt.includes(pathname)) return 'page'
  // Every other screen is under the path of the first.
  return (to !== '/admin' && pathname.startsWith(`${to}/`)) || undefined
}
