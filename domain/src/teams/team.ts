import {MAX_LINE_LENGTH} from '../limits.ts'
import {isEmail, normalizeEmail} from '../mail/email.ts'
import {formatCents} from '../money.ts'

/** How many seats of a course or a bundle one purchase may have. */
export const SEATS = {min: 2, max: 500} as const

/** How many managers a team may have beside its owner. */
export const MAX_MANAGERS = 10

/** From how many seats on each costs how much less; editors enter it. */
export interface SeatTier {
  /** a number of seats */
  from: number
  /** 1 to 90 */
  percentOff: number
}

/** The tiers among what editors have entered, by their number of seats; what is none, or repeats a number, is left out. */
export function readTiers(
  stored: readonly {from?: unknown; percentOff?: unknown}[] | null | undefined,
): SeatTier[] {
  const tiers = (stored ?? []).flatMap(({from, percentOff}) =>
    typeof from === 'number' &&
    Number.isInteger(from) &&
    from >= SEATS.min &&
    from <= SEATS.max &&
    typeof percentOff === 'number' &&
    percentOff >= 1 &&
    percentOff <= 90
      ? [{from, percentOff}]
      : [],
  )
  const byNumber = new Map(tiers.map((tier) => [tier.from, tier]))
  return [...byNumber.values()].toSorted((a, b) => a.from - b.from)
}

/**
 * What each of a number of seats costs, in whole cents, so that any number of them can be given back for what was paid.
 * @param priceCents of one without a team
 */
export function seatPriceCents(priceCents: number, quantity: number, tiers: readonly SeatTier[]): number {
  const tier = tiers.findLast(({from}) => from <= quantity)
  return Math.max(1, Math.round((priceCents * (100 - (tier?.percentOff ?? 0))) / 100))
}

/** What seats cost, in words: `2 to 4 seats: $89.99 each`. One sentence for each price. */
export function seatPriceWords(priceCents: number, tiers: readonly SeatTier[]): string[] {
  const starts = [...new Set([SEATS.min, ...tiers.map(({from}) => from)])]
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const range =
      next === undefined
        ? `${from} seats or more`
        : next - 1 === from
          ? `${from} seats`
          : `${from} to ${next - 1} seats`
    return `${range}: ${formatCents(seatPriceCents(priceCents, from, tiers))} each`
  })
}

/** The seats of one purchase. */
export interface SeatPurchase {
  bought: number
  /** whose money has gone back */
  givenBack: number
  /** whose money is on its way back */
  returning: number
  /** for whom somebody was invited, whether they have accepted or not */
  used: number
  /** all of the purchase was given back */
  isClosed: boolean
}

/** How many seats of a purchase nobody was invited to. */
export function freeSeats({bought, givenBack, returning, used, isClosed}: SeatPurchase): number {
  return isClosed ? 0 : Math.max(0, bought - givenBack - returning - used)
}

/** The seats of a team, as its page shows them. */
export interface SeatCounts {
  /** those that were not given back */
  seats: number
  used: number
  free: number
}

/** The seats of all purchases of a team; those of a purchase that was given back are none any more. */
export function countSeats(purchases: readonly SeatPurchase[]): SeatCounts {
  const open = purchases.filter(({isClosed}) => !isClosed)
  const sum = (of: (purchase: SeatPurchase) => number) => open.reduce((total, one) => total + of(one), 0)
  return {
    seats: sum(({bought, givenBack, returning}) => bought - givenBack - returning),
    used: sum(({used}) => used),
    free: sum(freeSeats),
  }
}

/** A line of a list of people to invite. */
export interface InvitedLine {
  /** as it was entered */
  text: string
  /** the address in it; null where there is none, or more than one */
  email: string | null
}

/**
 * The lines of a pasted list or a CSV file: one address a line, with or without a name beside it. A first line that names columns and
 * has no address is left out, and of an address that stands twice the second.
 */
export function readInvitations(text: string): InvitedLine[] {
  const rows = text
    .split(/\r?\n/)
    .flatMap(listedParts)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    // An apostrophe may be part of an address, but for those around it.
    const found = row
      .split(/[\s,;<>"()]+/)
      .map((part) => part.replaceAll(/^'+|'+$/g, ''))
      .filter((part) => part.includes('@'))
    const [address = ''] = found
    if (index === 0 && address === '' && /\b(e-?mail|address|name)\b/i.test(row)) return []
    const email = found.length === 1 && isEmail(address) ? address : null
    const key = email === null ? null : normalizeEmail(email)
    if (key !== null && seen.has(key)) return []
    if (key !== null) seen.add(key)
    return [{text: row.slice(0, MAX_LINE_LENGTH), email}]
  })
}

/** The addresses of a row that has nothing else; any other row is one line. */
function listedParts(row: string): string[] {
  const parts = row.split(/[;,]/).filter((part) => part.trim() !== '')
  return parts.every((part) => part.includes('@')) ? parts : [row]
}

/** What becomes of each line of a list of people to invite. */
export const INVITATION_RESULTS = [
  'invited',
  'already-in',
  'malformed',
  'no-seat',
  /** the mailbox has had as much mail as anybody can have sent to it for now */
  'enough-mail',
  'failed',
] as const
export type InvitationResult = (typeof INVITATION_RESULTS)[number]
