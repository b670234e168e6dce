import {pluralize} from '~/ui/content/pluralize'

/** What a refund does, before it is made. @param courses how many the order has */
export function refundOutcome(courses: number): string {
  const withdrawn =
    courses === 1
      ? 'the course of this order is withdrawn with its certificate'
      : `the ${pluralize(courses, 'course')} of this order are withdrawn with their certificates`
  return `The whole payment goes back the way it came, and ${withdrawn}. This cannot be undone.`
}
