import type {OrderItem} from '@lectern/domain/order'
import {useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {useCart} from '~/features/cart/cart-context'
import {unreachable} from '~/lib/firebase/unreachable-words'
import {Button, ButtonLink} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'

/**
 * Lets the learner pay again for an unpaid order: puts its courses back into the cart at their current price. When
 * they are in the cart already it only links there.
 */
export function TryAgain({items}: {items: readonly OrderItem[]}) {
  const {has, putBack} = useCart()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  if (items.every(({courseId}) => has(courseId))) return <ButtonLink to="/cart">Back to your cart</ButtonLink>

  const tryAgain = async () => {
    setPending(true)
    try {
      const [{fetchCoursesById}, {toCartItem}] = await Promise.all([
        import('~/features/courses/courses-by-id'),
        import('~/features/courses/cart-item'),
      ])
      const courses = await fetchCoursesById(items.map(({courseId}) => courseId))
      putBack([...courses.values()].map(toCartItem))
      const gone = items.filter(({courseId}) => !courses.has(courseId))
      if (gone.length > 0) {
        const description = gone.map(({courseTitle}) => courseTitle).join(', ')
        toast({title: 'No longer available', description, variant: 'destructive'})
      }
      if (courses.size > 0) await navigate('/cart')
    } catch (error) {
      console.error('The courses of the order could not be put back into the cart.', error)
      toast({title: 'Error', description: unreachable, variant: 'destructive'})
    } finally {
      setPending(false)
    }
  }

  return (
    <Button onClick={() => void tryAgain()} pending={pending} pendingLabel="Putting them back...">
      Try again
    </Button>
  )
}
