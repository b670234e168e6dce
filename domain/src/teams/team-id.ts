import type {OrderLine} from '../orders/lines.ts'

/** One team for each owner and each thing that they buy. @param productId the id of the course or bundle */
export function teamIdOf(ownerId: string, productId: string): string {
  return `${ownerId}_${productId}`
}

/** The path of the page of the team whose seats an order is for; that of one's first team where it is for none. */
export function teamPath(buyerId: string, items: readonly Pick<OrderLine, 'for' | 'id'>[]): string {
  const line = items.find((one) => one.for === 'team')
  return line ? pathOfTeam(teamIdOf(buyerId, line.id)) : '/team'
}

/** The path of the page of a team. */
export function pathOfTeam(teamId: string): string {
  return `/team?team=${teamId}`
}
