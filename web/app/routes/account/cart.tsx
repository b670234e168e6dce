import {ShoppingBag} from 'lucide-react'
import {useRef} from 'react'
import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/cart'
import {pageMeta} from '~/lib/router/page-meta'
import {userContext} from '~/features/auth/auth-guard'
import {useCart} from '~/features/cart/cart-context'
import {CartLine} from '~/features/cart/cart-line'
import {CartSkeleton} from '~/features/cart/cart-skeleton'
import {OrderSummary} from '~/features/cart/order-summary'
import {CheckoutNotice} from '~/features/checkout/checkout-notice'
import {openCheckout} from '~/features/checkout/open-checkout'
import {useCheckout} from '~/features/checkout/use-checkout'
import {useSite} from '~/features/site/site-context'
import {Button, ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {PageHeader} from '~/ui/layout/page-header'

export const meta = () => pageMeta({title: 'Your cart', noindex: true})

/** The cart is stored in the browser, so the loader returns only the user. */
export const clientLoader = ({context}: ClientLoaderFunctionArgs) => ({user: context.get(userContext)})

/** Opens the checkout for the cart. */
export const clientAction = ({request}: Route.ClientActionArgs) => openCheckout(request)

export {CartSkeleton as HydrateFallback}

/** The cart. */
export default function Cart() {
  const {cart, cartCount, remove, clear} = useCart()
  const {access, guarantee} = useSite()
  const {pay, processing, problem, totalCents} = useCheckout()
  const list = useRef<HTMLUListElement>(null)

  /** Removes a course, and moves the focus to the next one, because the focused button is removed. */
  const removeAt = (index: number, id: string) => {
    remove(id)
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? []
      const next =
        buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main a')
      next?.focus()
    })
  }

  return (
    <>
      <PageHeader
        title="Your cart"
        lead={
          cartCount > 0 ? [pluralize(cartCount, 'course'), access].filter(Boolean).join(' · ') : undefined
        }
      >
        {cartCount > 0 && (
          <Button variant="quiet" onClick={() => clear()} className="-ml-5 sm:ml-0">
            Clear cart
          </Button>
        )}
      </PageHeader>
      <Container className="pb-section">
        {cartCount === 0 ? (
          <EmptyState
            icon={<ShoppingBag aria-hidden />}
            title="Your cart is empty"
            action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
          >
            Courses you add wait here until you are ready.
          </EmptyState>
        ) : (
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_23rem]">
            <ul ref={list} aria-label="Courses in your cart" className="border-b border-border">
              {cart.map((item, index) => (
                <CartLine key={item.id} item={item} onRemove={() => removeAt(index, item.id)} />
              ))}
            </ul>
            <OrderSummary
              totalCents={totalCents}
              processing={processing}
              onPay={pay}
              guarantee={guarantee}
              notice={
                problem && <CheckoutNotice problem={problem} cart={cart} onRemove={(ids) => remove(...ids)} />
              }
            />
          </div>
        )}
      </Container>
    </>
  )
}
