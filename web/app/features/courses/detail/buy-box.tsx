import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {AddToCart} from '~/features/courses/add-to-cart'
import {CoursePrice} from '~/features/courses/course-price'
import {GoToCourse} from '~/features/courses/go-to-course'
import {SaveButton} from '~/features/courses/save-button'
import type {Course} from './model'
import {useCart} from '~/features/cart/cart-context'
import {useOwns} from '~/features/enrollments/owned-courses'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {useSite} from '~/features/site/site-context'
import {ButtonLink, type ButtonSize} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {ClockIcon, ShieldIcon} from '~/ui/icons'

/** The label of the button before and after adding. */
export const CART_WORDS = ['Add to Cart', 'Added to Cart'] as const

interface BuyBoxProps {
  course: Course
  /** what the course consists of, on large screens */
  includes: ReactNode
  className?: string
}

/** The course's cover and price, with the primary action. */
export function BuyBox({course, includes, className}: BuyBoxProps) {
  const {guarantee, access} = useSite()
  return (
    // On the narrowest phones the title comes first: below it, the banner about cookies and the bar cover the rest.
    <aside aria-label="Buy this course" className={classNames('min-[22.5rem]:max-lg:-order-1', className)}>
      <div className="view-transition-cover" {...editable('course', course.id, 'image')}>
        <Picture
          image={course.image}
          aspect="cover"
          className="rounded max-lg:aspect-wide"
          sizes="(width >= 80rem) 27rem, (width >= 64rem) 24rem, 92vw"
          first
        />
      </div>
      {course.archived ? (
        <Archived course={course} />
      ) : (
        <>
          <div className="hidden gap-5 pt-6 lg:grid print:grid">
            <div {...editable('course', course.id, 'price')}>
              <CoursePrice course={course} size="lg" />
            </div>
            <div className="grid gap-2">
              <AddToCart course={course} words={CART_WORDS} size="lg" wide />
              <ToCart id={course.id} size="lg" wide />
            </div>
          </div>
          <GiveLink id={course.id} what="course">
            <SaveButton course={course} label="Save for later" />
          </GiveLink>
          <div className="hidden gap-5 pt-6 lg:grid print:grid">
            {course.freeLesson && (
              <Link to={course.freeLesson} className="link justify-self-start">
                Try a free lesson
              </Link>
            )}
            <Promises guarantee={guarantee} access={access} />
            {includes}
          </div>
        </>
      )}
    </aside>
  )
}

/** Replaces the price of a course that is no longer sold; owners still get a link to it. */
function Archived({course}: {course: Course}) {
  const owned = useOwns(course.id)
  return (
    <div className="grid gap-4 pt-6">
      <p className="font-display text-lg font-semibold">This course is no longer sold.</p>
      <p className="text-ink-soft">Whoever owns it keeps it, for life.</p>
      {owned ? (
        <GoToCourse course={course} size="lg" wide />
      ) : (
        <ButtonLink to="/courses" variant="secondary" size="lg" wide>
          Browse Courses
        </ButtonLink>
      )}
    </div>
  )
}

/** A link to the cart, shown once the course is in it. */
function ToCart({id, ...look}: {id: string; size?: ButtonSize; wide?: boolean}) {
  const cart = useCart()
  const owned = useOwns(id)
  if (owned || !cart.has(id)) return null
  return (
    <ButtonLink to="/cart" {...look}>
      Go to Cart
    </ButtonLink>
  )
}

/** The guarantee and access terms, which are the same for everything that is sold. */
export function Promises({guarantee, access}: {guarantee: string; access: string}) {
  return (
    <ul className="grid gap-2 font-display text-sm text-ink-soft">
      {guarantee !== '' && (
        <li className="flex items-center gap-2.5">
          <ShieldIcon className="size-5 text-link" />
          {guarantee}
        </li>
      )}
      {access !== '' && (
        <li className="flex items-center gap-2.5">
          <ClockIcon className="size-5 text-link" />
          {access}
        </li>
      )}
    </ul>
  )
}

/** Leads to the forms with which a course or a bundle is given to somebody else, or bought for a team; `children` stand before. */
export function GiveLink({id, what, children}: {id: string; what: string; children?: ReactNode}) {
  return (
    <p className="no-print mt-5 flex flex-wrap gap-x-4 gap-y-2 font-display text-sm">
      {children}
      <Link to={`/give/${id}`} className="link">
        Give this {what}
      </Link>
      <Link to={`/buy-for-team/${id}`} className="link">
        Buy for a team
      </Link>
    </p>
  )
}

/** Keeps price and button visible at the bottom of small screens; once the course is in the cart, the way there instead of the price. */
export function BuyBar({course}: {course: Course}) {
  const inCart = useCart().has(course.id)
  if (course.archived) return null
  return (
    <BuyBarFrame>
      {!inCart && <CoursePrice course={course} />}
      <AddToCart course={course} words={CART_WORDS} />
      <ToCart id={course.id} />
    </BuyBarFrame>
  )
}

/** The bar at the bottom of small screens, above the cookie banner. */
export function BuyBarFrame({children}: {children: ReactNode}) {
  return (
    <div className="buy-bar no-print sticky bottom-(--covered) z-30 flex items-center justify-between gap-4 border-y border-border bg-surface px-gutter py-3 lg:hidden">
      {children}
    </div>
  )
}
