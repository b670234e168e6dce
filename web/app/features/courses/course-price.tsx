import type {CourseCard} from './model'
import {usePriceNow} from './use-price-now'
import {useOwns} from '~/features/enrollments/owned-courses'
import {classNames} from '~/ui/class-names'
import {Price} from '~/ui/content/price'

interface CoursePriceProps {
  course: Pick<CourseCard, 'id' | 'priceCents' | 'originalPriceCents' | 'offerEndsAt'>
  size?: 'md' | 'lg'
  className?: string
}

/** The price of a course, or a note that the learner owns it. */
export function CoursePrice({course, size, className}: CoursePriceProps) {
  const {priceCents, originalPriceCents} = usePriceNow(course)
  if (!useOwns(course.id))
    return <Price cents={priceCents} originalCents={originalPriceCents} size={size} className={className} />
  return (
    <span
      className={classNames('font-display', size === 'lg' ? 'text-3xl tracking-tight' : 'text-sm', className)}
    >
      You own this course
    </span>
  )
}
