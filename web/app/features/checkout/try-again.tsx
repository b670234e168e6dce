import type {OrderLine} from '@lectern/domain/orders/lines'
import {useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {useCart} from '~/features/cart/cart-context'
import {unreachable} from '~/lib/firebase/unreachable-words'
import {Button, ButtonLink} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'

/**
 * Lets the learner pay again for an unpaid order: puts what it was for back into the cart at the current price. When
 * all of it is in the cart already it only links there. For a gift or seats it leads to their form.
 */
export function TryAgain({items}: {items: readonly OrderLine[]}) {
  const other = items.find((line) => line.for !== 'me')
  if (!other) return <PutBack items={items} />
  const form = other.for === 'gift' ? 'give' : 'buy-for-team'
  return <ButtonLink to={`/${form}/${other.id}`}>Try again</ButtonLink>
}

function PutBack({items}: {items: readonly OrderLine[]}) {
  const {has, putBack} = useCart()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  if (items.every(({id}) => has(id))) return <ButtonLink to="/cart">Back to your cart</ButtonLink>

  const tryAgain = async () => {
    setPending(true)
    try {
      const {fetchCartItems} = await import('~/features/courses/fetch-cart-items')
      const {sold} = await fetchCartItems(items.map(({id}) => id))
      putBack([...sold.values()])
      const gone = items.filter(({id}) => !sold.has(id))
      if (gone.length > 0) {
        const description = gone.map(({title}) => title).join(', ')
        toast({title: 'No longer available', description, variant: 'destructive'})
      }
      if (sold.size > 0) await navigate('/cart')
    } catch (error) {
      console.error('What the order was for could not be put back into the cart.', error)
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
