import type {Cart, CartItem} from '@lectern/domain/cart'
import {ShoppingBag} from 'lucide-react'
import {useRef} from 'react'
import {replace, type ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/cart'
import {pageMeta} from '~/lib/router/page-meta'
import {userContext} from '~/features/auth/auth-guard'
import {useCart} from '~/features/cart/cart-context'
import {CartLine} from '~/features/cart/cart-line'
import {CartSkeleton} from '~/features/cart/cart-skeleton'
import {OrderSummary} from '~/features/cart/order-summary'
import {SavedLink} from '~/features/saved/saved-link'
import {CheckoutNotice} from '~/features/checkout/checkout-notice'
import {coursesOfItem} from '~/features/checkout/checkout-problem'
import {openCheckout} from '~/features/checkout/open-checkout'
import {soldItems} from '~/features/checkout/refresh/cart-changes'
import {CartChangesNotice} from '~/features/checkout/refresh/cart-changes-notice'
import {useCartRefresh} from '~/features/checkout/refresh/use-cart-refresh'
import {useCheckout} from '~/features/checkout/use-checkout'
import {DiscountField} from '~/features/discounts/discount-field'
import type {EnteredDiscount} from '~/features/discounts/entered-discount'
import {storedCode, takeCodeOf} from '~/features/discounts/stored-code'
import {useDiscount} from '~/features/discounts/use-discount'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {useSite} from '~/features/site/site-context'
import {discountRefusalMessage, shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorMessage} from '~/lib/firebase/error-messages'
import {routeActions} from '~/lib/forms/route-action'
import {Button, ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {PageHeader} from '~/ui/layout/page-header'

export const meta = () => pageMeta({title: 'Your cart', noindex: true})

/**
 * The cart is stored in the browser, and so is the discount code, which a link may have brought. What the code takes off is a
 * promise that the screen awaits.
 */
export function clientLoader({request, context}: ClientLoaderFunctionArgs) {
  const url = takeCodeOf(request.url)
  if (url) throw replace(url.pathname + url.search)
  const code = storedCode()
  return {user: context.get(userContext), discount: code === null ? null : checkCode(code)}
}

/** Never rejects: where what checks the code cannot be loaded, the cart says so, and can be paid without it. */
async function checkCode(code: string): Promise<EnteredDiscount> {
  try {
    const {checkStoredCode} = await import('~/features/discounts/entered-discount')
    return await checkStoredCode(code)
  } catch (error) {
    console.error('What checks discount codes could not be loaded.', error)
    const refusal = errorMessage(shopAttempts.checkDiscount, error)
    return {code, terms: null, refusal, isLasting: false, needsVerification: false}
  }
}

const enterCode = routeActions(() => import('~/features/discounts/actions'))

/** Opens the checkout for the cart, which is submitted as JSON; the form is that of the discount code. */
export const clientAction = (args: Route.ClientActionArgs) =>
  args.request.headers.get('content-type') === 'application/json'
    ? openCheckout(args.request)
    : enterCode(args)

export {CartSkeleton as HydrateFallback}

/** The cart. */
export default function CartScreen({loaderData}: Route.ComponentProps) {
  const {cart, cartCount, remove, clear} = useCart()
  const {access, guarantee} = useSite()
  const {sentences, unsoldIds} = useCartRefresh()
  const discount = useDiscount(loaderData.discount, soldItems(cart, unsoldIds))
  const {pay, canPay, processing, problem, amounts, twice} = useCheckout(discount, unsoldIds)
  const owned = useOwnedCourses()
  const list = useRef<HTMLUListElement>(null)

  /** Removes an item, and moves the focus to the next one, because the focused button is removed. */
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
        lead={cartCount > 0 ? [...countWords(cart), access].filter(Boolean).join(' · ') : undefined}
      >
        {cartCount > 0 && (
          <Button variant="quiet" onClick={() => clear()} className="-ml-5 sm:ml-0">
            Clear cart
          </Button>
        )}
      </PageHeader>
      <Container className="pb-section">
        <CartChangesNotice sentences={cartCount > 0 ? sentences : []} />
        <SavedLink />
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
                <CartLine
                  key={item.id}
                  item={item}
                  unsold={unsoldIds.includes(item.id)}
                  owned={ownedTitles(item, owned)}
                  warning={twice.includes(item) ? givenTwiceWords(item, cart) : undefined}
                  onRemove={() => removeAt(index, item.id)}
                />
              ))}
            </ul>
            <OrderSummary
              {...amounts}
              canPay={canPay}
              processing={processing || discount.isChecking}
              discountField={
                <DiscountField
                  entered={discount.entered}
                  refusal={discount.refusal && discountRefusalMessage(discount.refusal)}
                  onRemove={discount.remove}
                />
              }
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

/** `3 courses`, `1 bundle`, or both. */
function countWords(cart: Cart): string[] {
  const bundles = cart.filter(({kind}) => kind === 'bundle').length
  const courses = cart.length - bundles
  return [
    ...(courses > 0 ? [pluralize(courses, 'course')] : []),
    ...(bundles > 0 ? [pluralize(bundles, 'bundle')] : []),
  ]
}

/** The titles of the courses of a bundle that the learner owns. */
function ownedTitles(item: CartItem, owned: ReadonlySet<string>): string[] {
  return item.kind === 'bundle' ? item.courses.filter(({id}) => owned.has(id)).map(({title}) => title) : []
}

/** Says by what else the cart gives all of an item. */
function givenTwiceWords(item: CartItem, cart: Cart): string {
  if (item.kind === 'bundle') return 'The rest of your cart has all courses of this bundle.'
  const bundle = cart.find((other) => other !== item && coursesOfItem(other).some(({id}) => id === item.id))
  return `${item.title} is in the bundle ${bundle?.title ?? ''}.`
}
