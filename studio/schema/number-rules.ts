import type {NumberRule} from 'sanity'

/** A required integer of at least `minimum`, as a single rule so that each mistake gives one message. */
export function wholeNumber(rule: NumberRule, minimum: number, message: string): NumberRule {
  return rule.custom((value) => (Number.isInteger(value) && (value ?? 0) >= minimum) || message)
}

/** A required number from 0 to 5 with at most one decimal. */
export function rating(rule: NumberRule): NumberRule {
  return rule.custom((value) => {
    const fits =
      value !== undefined && value >= 0 && value <= 5 && Number.isInteger(Math.round(value * 1e6) / 1e5)
    return fits || 'A rating is from 0 to 5, with one decimal.'
  })
}
