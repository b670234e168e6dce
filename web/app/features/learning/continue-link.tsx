import {ButtonLink, type ButtonVariant} from '~/ui/button'
import type {EnrolledCourse} from './enrolled-courses'
import {continueWords} from './standing-bar'

interface ContinueLinkProps {
  enrolled: EnrolledCourse
  variant: ButtonVariant
}

/** Links to the lesson where the learner continues, or to the course when that lesson isn't known or none is open. */
export function ContinueLink({enrolled: {title, path, standing, lastAt}, variant}: ContinueLinkProps) {
  const next = standing?.next
  const words = standing && next ? continueWords(standing, lastAt !== null) : 'Go to Course'
  return (
    <ButtonLink
      to={next ? `${path}/${next.slug}` : path}
      variant={variant}
      aria-label={next ? `${words}: ${next.title}, in ${title}` : `${words}: ${title}`}
    >
      {words}
    </ButtonLink>
  )
}
