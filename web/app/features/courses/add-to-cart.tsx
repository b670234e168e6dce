import type {CartItem} from '@lectern/domain/cart'
import {useCart} from '~/features/cart/cart-context'
import {useOwns, usePaymentUnderWay} from '~/features/enrollments/owned-courses'
import {GoToCourse} from './go-to-course'
import {toCartItem} from './cart-item'
import type {CourseCard} from './model'
import {Button, ButtonLink, type ButtonSize, type ButtonVariant} from '~/ui/button'
import {CheckIcon} from '~/ui/icons'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize | undefined
  wide?: boolean
  className?: string
}

interface AddToCartProps extends Look {
  course: CourseCard
  /** the label before and after adding */
  words: readonly [add: string, added: string]
}

/** Adds a course to the cart; owners get a link to the course instead, and whoever is paying for it one to the order. */
export function AddToCart({course, words, ...look}: AddToCartProps) {
  const orderId = usePaymentUnderWay(course.id)
  if (useOwns(course.id)) return <GoToCourse course={course} {...look} />
  return <AddItem item={course} toItem={() => toCartItem(course)} orderId={orderId} words={words} {...look} />
}

interface AddItemProps extends Look {
  /** the course or the bundle */
  item: {id: string; title: string}
  /** what is put into the cart, at its price of that moment */
  toItem: () => CartItem
  /** the order by which it is being paid, if any */
  orderId: string | undefined
  /** the label before and after adding */
  words: readonly [add: string, added: string]
}

/**
 * Adds an item to the cart; whoever is paying for it gets a link to the order instead. Once added, the button shows that and is
 * only `aria-disabled`: it still takes the second click of a double click, so that no element behind it does, and keeps keyboard
 * focus.
 */
export function AddItem({item, toItem, orderId, words: [add, added], className, ...look}: AddItemProps) {
  const cart = useCart()
  const inCart = cart.has(item.id)
  if (orderId !== undefined)
    return (
      <ButtonLink
        {...look}
        variant="quiet"
        className={className}
        to={`/account/orders/${orderId}`}
        aria-label={`Payment under way: ${item.title}`}
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
      aria-label={`${inCart ? added : add}: ${item.title}`}
      onClick={() => {
        if (!inCart) cart.add(toItem())
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
