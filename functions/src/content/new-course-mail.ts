import {formatDuration} from '@lectern/domain/course'
import {coursePriceAt} from '@lectern/domain/content/course-price'
import {formatCents} from '@lectern/domain/money'
import {FieldValue} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {announcements} from './announcements.ts'
import {fetchNewCourse} from './fetch-new-course.ts'
import {keepWanted, readRecipients} from './new-course-recipients.ts'
import {clock} from '../services/clock.ts'

/** A new course. Goes when staff announce a course, to those with new-course notices on. */
export const newCourseMail = defineMail({
  kind: 'new-course',
  data: z.object({courseId: z.string()}),
  async render({courseId}, to) {
    const course = await fetchNewCourse(courseId)
    if (!course) return null
    const {duration, image, slug, ...rest} = course
    return {
      ...renderNewCourse({
        ...rest,
        slug: slug ?? course._id,
        summary: rest.summary ?? '',
        durationMinutes: duration,
        priceCents: coursePriceAt(course, clock.now()).priceCents,
        imageUrl: image,
        unsubscribeUrl: UNSUBSCRIBE_PAGE,
        siteUrl: siteUrl.value(),
      }),
      ...unsubscribeLinks(to, 'new-course'),
    }
  },
  readRecipients: (_, cursor) => readRecipients(cursor),
  onPagePlanned(write, {courseId}, {recipients}) {
    write.update(announcements().doc(courseId), {recipientCount: FieldValue.increment(recipients)})
  },
  keepWanted: (_, to) => keepWanted(to),
})

interface NewCourse {
  title: string
  slug: string
  instructor: string | null
  /** the course's description as plain text */
  summary: string
  level: string | null
  durationMinutes: number | null
  priceCents: number
  imageUrl: string | null
  unsubscribeUrl: string
  siteUrl: string
}

const MAX_SUMMARY = 320

export function renderNewCourse(course: NewCourse): RenderedMail {
  const {title, instructor, imageUrl, siteUrl, unsubscribeUrl} = course
  const subject = `New course: ${title}`
  const url = `${siteUrl}/course/${course.slug}`
  const summary = excerpt(course.summary)
  const facts = [
    instructor && `with ${instructor}`,
    course.level,
    course.durationMinutes ? formatDuration(course.durationMinutes) : null,
    formatCents(course.priceCents),
  ]
    .filter(Boolean)
    .join(' · ')
  return composeMail({
    subject,
    preheader: summary.slice(0, 140),
    heading: title,
    content: html` ${imageUrl ? html`<img src="${imageUrl}?w=1040&amp;h=585&amp;fit=crop" alt="" width="520" style="display:block;width:100%;height:auto;border-radius:10px;margin:0 0 18px" />` : null}
    ${summary ? paragraph(summary) : null} ${smallPrint(facts)} ${button('See the course', url)}`,
    text: [summary, facts, '', `See the course: ${url}`].filter((line) => line !== '').join('\n'),
    why: 'You get this mail because new-course notices are switched on in your settings.',
    unsubscribeUrl,
    siteUrl,
  })
}

/** The first paragraph, and of a long one whole words. */
function excerpt(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/)
  if (paragraph.length <= MAX_SUMMARY) return paragraph
  return `${paragraph.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')}…`
}
