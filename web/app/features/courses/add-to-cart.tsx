import {useCart} from '~/features/cart/cart-context'
import {useOwns} from '~/features/enrollments/owned-courses'
import {GoToCourse} from './go-to-course'
import {toCartItem} from './cart-item'
import type {CourseCard} from './model'
import {Button, type ButtonSize, type ButtonVariant} from '~/ui/button'
import {CheckIcon} from '~/ui/icons'

interface AddToCartProps {
  course: CourseCard
  /** the button's words before and after */
  words: readonly [add: string, added: string]
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
}

/**
 * Puts a course in the cart; once it is there the button says so and does no more. It stays a thing to press and to stand on:
 * the second press of a double click is not the card's below it, and whoever pressed a key keeps their place. Its owner is led to
 * the course instead.
 */
export function AddToCart({course, words: [add, added], className, ...look}: AddToCartProps) {
  const cart = useCart()
  const inCart = cart.has(course.id)
  if (useOwns(course.id)) return <GoToCourse course={course} className={className} {...look} />
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
