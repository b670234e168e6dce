import type {CourseCard} from './model'
import {ButtonLink, type ButtonSize, type ButtonVariant} from '~/ui/button'

interface GoToCourseProps {
  course: Pick<CourseCard, 'slug' | 'title'>
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
}

/** A link to the course, shown to its owner in place of the buy button. */
export function GoToCourse({course: {slug, title}, ...look}: GoToCourseProps) {
  return (
    <ButtonLink {...look} to={`/learn/${slug}`} aria-label={`Go to course: ${title}`}>
      Go to course
    </ButtonLink>
  )
}
