import {useCart} from '~/features/cart/cart-context'
import {useOwns, usePaymentUnderWay} from '~/features/enrollments/owned-courses'
import {GoToCourse} from './go-to-course'
import {toCartItem} from './cart-item'
import type {CourseCard} from './model'
import {Button, ButtonLink, type ButtonSize, type ButtonVariant} from '~/ui/button'
import {CheckIcon} from '~/ui/icons'

interface AddToCartProps {
  course: CourseCard
  /** the label before and after adding */
  words: readonly [add: string, added: string]
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
}

/**
 * Adds a course to the cart; owners get a link to the course instead, and whoever is paying for it one to the order. Once added,
 * the button shows that and is only `aria-disabled`: it still takes the second click of a double click, so that no element behind
 * it does, and keeps keyboard focus.
 */
export function AddToCart({course, words: [add, added], className, ...look}: AddToCartProps) {
  const cart = useCart()
  const inCart = cart.has(course.id)
  const orderId = usePaymentUnderWay(course.id)
  if (useOwns(course.id)) return <GoToCourse course={course} className={className} {...look} />
  if (orderId !== undefined)
    return (
      <ButtonLink
        {...look}
        variant="quiet"
        className={className}
        to={`/account/orders/${orderId}`}
        aria-label={`Payment under way: ${course.title}`}
      >
        Payment under way
      </ButtonLink>
    )
  return (
    <Button
      {...look}
      variant={inCart ? 'quiet' : look.variant}
      className={className}
      aria-disabled={inCart}
      aria-label={inCart ? `${added}: ${course.title}` : `${add}: ${course.title}`}
      onClick={() => {
        if (inCart) return
        cart.add(toCartItem(course))
      }}
    >
      {inCart ? (
        <>
          <CheckIcon className="size-4" />
          {added}
        </>
      ) : (
        add
      )}
    </Button>
  )
}
