import type {CoursePrice} from '@lectern/domain/content/course-price'
import {formatCents} from '@lectern/domain/money'
import {usePriceNow} from '~/features/courses/use-price-now'
import {ButtonLink, type ButtonVariant} from '~/ui/button'

interface GetCourseProps {
  to: string
  price: CoursePrice
  variant?: ButtonVariant
}

/** Leads to where a course is bought, and says what it costs. */
export function GetCourse({to, price, variant}: GetCourseProps) {
  return (
    <ButtonLink to={to} variant={variant}>
      Get the course · {formatCents(usePriceNow(price).priceCents)}
    </ButtonLink>
  )
}
