import {coursesOf, type OrderLine} from '@lectern/domain/orders/lines'
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
export function TryAgain({items}: {items: readonly OrderLine[]}) {
  const {has, putBack} = useCart()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  if (coursesOf(items).every(has)) return <ButtonLink to="/cart">Back to your cart</ButtonLink>

  const tryAgain = async () => {
    setPending(true)
    try {
      const [{fetchCoursesById}, {toCartItem}] = await Promise.all([
        import('~/features/courses/courses-by-id'),
        import('~/features/courses/cart-item'),
      ])
      const courses = await fetchCoursesById(coursesOf(items))
      putBack([...courses.values()].map(toCartItem))
      const gone = items.filter(({courseIds}) => courseIds.some((id) => !courses.has(id)))
      if (gone.length > 0) {
        const description = gone.map(({title}) => title).join(', ')
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
