import type {CourseCard} from './model'
import {ButtonLink, type ButtonSize, type ButtonVariant} from '~/ui/button'

interface GoToCourseProps {
  course: Pick<CourseCard, 'slug' | 'title'>
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
}

/** What somebody who owns a course finds where others can buy it. */
export function GoToCourse({course: {slug, title}, ...look}: GoToCourseProps) {
  return (
    <ButtonLink {...look} to={`/learn/${slug}`} aria-label={`Go to course: ${title}`}>
      Go to course
    </ButtonLink>
  )
}
