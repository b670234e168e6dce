import {Link} from 'react-router-dom'
import {AddToCart} from '~/features/courses/add-to-cart'
import {CoursePrice} from '~/features/courses/course-price'
import {useSite} from '~/features/site/site-context'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Card} from '~/ui/layout/card'
import type {CourseHome} from './model'

const words = ['Add to Cart', 'Added to Cart'] as const

/** Shown to visitors who don't own the course: its price, and the free lessons to try. */
export function BuyPanel({home: {image, sold}, className}: {home: CourseHome; className?: string}) {
  const {access} = useSite()
  return (
    <Card className={classNames('grid gap-5', className)}>
      <Picture image={image} aspect="wide" sizes="(width >= 64rem) 22rem, 92vw" decorative first />
      {sold ? (
        <>
          <CoursePrice course={sold} size="lg" />
          <AddToCart course={sold} words={words} size="lg" wide />
          <p className="flex flex-wrap gap-x-6 gap-y-2 font-display text-sm">
            {sold.freeLesson && (
              <Link to={sold.freeLesson} className="target link">
                Try a free lesson
              </Link>
            )}
            <Link to={`/course/${sold.slug}`} className="target link">
              About this course
            </Link>
          </p>
          {access !== '' && <p className="font-display text-sm text-ink-soft">{access}</p>}
        </>
      ) : (
        <>
          <p className="font-display text-lg font-semibold">This course is no longer sold.</p>
          <p className="text-ink-soft">Whoever owns it keeps it. If that is you, sign in.</p>
          <ButtonLink to="/courses" variant="secondary">
            Browse Courses
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
