import {formatCents} from '@lectern/domain/money'
import * as z from 'zod/mini'
import {coursesSold} from '../checkout/price-cart.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bulletList, button, composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {siteUrl} from '../parameters.ts'
import {addressForMarketing} from '../reminders/left-cart.ts'
import {notOwned} from './not-owned.ts'
import {savedCourses} from './saved-courses.ts'

/**
 * What somebody has saved for later and costs less now. Goes to who has marketing mail on; it says nothing of what they have taken off or
 * bought since, nor of what is sold no more or costs as much again.
 */
export const cheaperMail = defineMail({
  kind: 'saved-cheaper',
  data: z.object({
    uid: z.string(),
    /** what has become cheaper, with what it cost before, in cents */
    courses: z.array(z.object({id: z.string(), wasCents: z.int()})),
  }),
  async render({uid, courses}, to) {
    const email = await addressForMarketing(uid)
    // The link to unsubscribe finds the account by its address, which may have changed.
    if (email === null || !to.includes(email)) return null
    const saved = (await savedCourses().doc(uid).get()).data()?.courseIds ?? []
    const wanted = await notOwned(
      uid,
      courses.filter(({id}) => saved.includes(id)),
    )
    if (wanted.length === 0) return null
    const sold = await coursesSold(wanted.map(({id}) => id))
    const cheaper = wanted.flatMap(({id, wasCents}) => {
      const course = sold.get(id)
      if (!course || course.priceCents >= wasCents) return []
      return [{...course, wasCents, url: `${siteUrl.value()}/course/${course.slug ?? id}`}]
    })
    if (cheaper.length === 0) return null
    return {...renderCheaper(cheaper), ...unsubscribeLinks(to, 'newsletter')}
  },
  keepWanted: (_, to) => withoutSuppressed(to),
})

interface Cheaper {
  title: string
  /** now and before, in cents */
  priceCents: number
  wasCents: number
  url: string
}

function renderCheaper(courses: readonly Cheaper[]): RenderedMail {
  const [only] = courses.length === 1 ? courses : []
  const these = only ? 'a course' : `${courses.length} courses`
  const what = `You saved ${these} for later that ${only ? 'costs' : 'cost'} less now.`
  const price = ({priceCents, wasCents}: Cheaper) =>
    `${formatCents(priceCents)} instead of ${formatCents(wasCents)}`
  const until = 'What you pay is the price of the day on which you buy.'
  return composeMail({
    subject: only ? `Cheaper now: ${only.title}` : `Cheaper now: ${courses.length} courses you saved`,
    preheader: only ? `${price(only)}.` : what,
    heading: only ? 'A course you saved is cheaper' : 'Courses you saved are cheaper',
    content: html` ${paragraph(what)}
    ${bulletList(courses.map((course) => html`${link(course.title, course.url)}: ${price(course)}`))}
    ${only ? button('See the course', only.url) : null} ${smallPrint(until)}`,
    text: [
      what,
      '',
      ...courses.map((course) => `- ${course.title}: ${price(course)}\n  ${course.url}`),
      '',
      until,
    ].join('\n'),
    why: 'You get this mail because marketing emails are switched on in your settings.',
    unsubscribeUrl: UNSUBSCRIBE_PAGE,
  })
}
