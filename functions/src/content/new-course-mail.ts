import {formatDuration} from '@lectern/domain/course'
import {formatCents} from '@lectern/domain/money'
import {html} from '../outbox/html.ts'
import {button, layOut, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'

export interface NewCourseData {
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

/** A course that has just been published, to those who wanted to know. */
export function newCourse(course: NewCourseData): Rendered {
  const {title, instructor, imageUrl, siteUrl, unsubscribeUrl} = course
  const subject = `New course: ${title}`
  const url = `${siteUrl}/course/${course.slug}`
  const summary = beginningOf(course.summary)
  const facts = [
    instructor && `with ${instructor}`,
    course.level,
    course.durationMinutes ? formatDuration(course.durationMinutes) : null,
    formatCents(course.priceCents),
  ]
    .filter(Boolean)
    .join(' · ')
  return {
    subject,
    tag: 'new-course',
    ...layOut({
      subject,
      preheader: summary.slice(0, 140),
      heading: title,
      content: html` ${imageUrl ? html`<img src="${imageUrl}?w=1040&amp;h=585&amp;fit=crop" alt="" width="520" style="display:block;width:100%;height:auto;border-radius:10px;margin:0 0 18px" />` : null}
      ${summary ? paragraph(summary) : null} ${smallPrint(facts)} ${button('See the course', url)}`,
      text: [summary, facts, '', `See the course: ${url}`].filter((line) => line !== '').join('\n'),
      why: 'You get this mail because new-course notices are switched on in your settings.',
      unsubscribeUrl,
      siteUrl,
    }),
  }
}

/** The first paragraph, and of a long one whole words. */
function beginningOf(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/)
  if (paragraph.length <= MAX_SUMMARY) return paragraph
  return `${paragraph.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')}…`
}
