import type {CourseCard} from './model'
import {useOwns} from '~/features/enrollments/owned-courses'
import {classNames} from '~/ui/class-names'
import {Price} from '~/ui/content/price'

interface CoursePriceProps {
  course: Pick<CourseCard, 'id' | 'priceCents' | 'originalPriceCents'>
  size?: 'md' | 'lg'
  className?: string
}

/** The price of a course, or a note that the learner owns it. */
export function CoursePrice({
  course: {id, priceCents, originalPriceCents},
  size,
  className,
}: CoursePriceProps) {
  if (!useOwns(id))
    return <Price cents={priceCents} originalCents={originalPriceCents} size={size} className={className} />
  return (
    <span
      className={classNames('font-display', size === 'lg' ? 'text-3xl tracking-tight' : 'text-sm', className)}
    >
      You own this course
    </span>
  )
}
