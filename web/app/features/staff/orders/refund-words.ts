import type {OrderLine} from '@lectern/domain/orders/lines'

interface Outcome {
  /** what goes back, `$59.99`; null while none is typed */
  amount: string | null
  /** the ids of the lines that staff have chosen */
  chosen: readonly string[]
  /** all lines that are given back: with the last money of an order also others than were chosen */
  withdrawn: readonly Pick<OrderLine, 'lineId' | 'title' | 'courses'>[]
  /** the lines of the order that were not given back before */
  kept: readonly unknown[]
}

const list = new Intl.ListFormat('en')

/** What a refund does, before it is made. */
export function refundOutcome({amount, chosen, withdrawn, kept}: Outcome): string {
  if (amount === null) return 'Nothing goes back yet: choose a course, or type an amount.'
  const goes = `${amount} goes back the way it came`
  if (withdrawn.length === 0) return `${goes}, and nothing is withdrawn. This cannot be undone.`
  const titles = list.format(
    withdrawn.map(({title, courses}) => (courses ? `the courses of ${title}` : title)),
  )
  const verb =
    withdrawn.length === 1 && !withdrawn[0]?.courses
      ? 'is withdrawn with its certificate'
      : 'are withdrawn with their certificates'
  const rest = withdrawn.length === kept.length ? '' : ' The learner keeps the rest of this order.'
  const others = withdrawn.filter(({lineId}) => !chosen.includes(lineId)).map(({title}) => title)
  const why =
    others.length > 0 ? ` As no more is left of it, the order ends with ${list.format(others)}.` : ''
  return `${goes}, and ${titles} ${verb}.${why}${rest} This cannot be undone.`
}

/** What giving some seats of a team back does, before it is done. @param amount null for a number that is not possible */
export function seatsOutcome(amount: string | null, quantity: number): string {
  if (amount === null) return 'Nothing goes back yet: enter how many seats.'
  return `${amount} goes back the way it came, and ${quantity === 1 ? 'one seat' : `${quantity} seats`} that nobody was invited to. This cannot be undone.`
}

/**
 * How much an amount alone may be: the last of what was paid goes back with the lines, as long as there are any.
 * @param left what of the order can still be given back, `$59.99`
 */
export function amountHint(left: string, kept: readonly unknown[]): string {
  return kept.length === 0
    ? `At most ${left}. All of this order was given back.`
    : `Less than ${left}. The learner keeps all courses of this order.`
}
