import {coursesOf, orderFor, whatFollowsPayment} from '@lectern/domain/order'
import {teamPath} from '@lectern/domain/teams/team-id'
import {Check, CloudOff, Hourglass, SearchX, X} from 'lucide-react'
import {Suspense, useEffect, type ComponentProps, type ReactNode} from 'react'
import {Await, Link, type ClientLoaderFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/payment-success'
import {userContext} from '~/features/auth/auth-guard'
import {useCart} from '~/features/cart/cart-context'
import {paidItems, type Confirmation, type ConfirmedOrder} from '~/features/checkout/confirmation'
import {confirmPayment} from '~/features/checkout/confirm-payment'
import {OpenOrder} from '~/features/checkout/open-order'
import {OrderLines} from '~/features/checkout/order-lines'
import {PaymentResult} from '~/features/checkout/payment-result'
import {ReceiptPanel} from '~/features/checkout/receipt-panel'
import {SuccessSkeleton} from '~/features/checkout/success-skeleton'
import {Suggestions} from '~/features/checkout/suggestions'
import {TryAgain} from '~/features/checkout/try-again'
import {failureSentences, underReviewWords} from '~/features/checkout/unpaid-order'
import {useConfirmation} from '~/features/checkout/use-confirmation'
import {forgetCode} from '~/features/discounts/stored-code'
import {refreshOwnedCourses} from '~/features/enrollments/owned-courses'
import {pageMeta} from '~/lib/router/page-meta'
import {Button, ButtonLink} from '~/ui/button'

export const meta = () => pageMeta({title: 'Your payment', noindex: true})

/**
 * Fetches the payment status; the screen revalidates it while it may still change. The suggestions are a promise that
 * the screen awaits.
 */
export async function clientLoader({request, context}: ClientLoaderFunctionArgs) {
  const {uid} = context.get(userContext)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  if (!sessionId) return {uid, sessionId: '', confirmation: {kind: 'refused'} as const, suggestions: null}
  const confirmation = await confirmPayment(sessionId)
  const suggestions = confirmation.kind === 'paid' ? suggestionsFor(uid, confirmation.order) : null
  return {uid, sessionId, confirmation, suggestions}
}

async function suggestionsFor(uid: string, {items}: ConfirmedOrder) {
  const {loadSuggestions} = await import('~/features/checkout/suggested-courses')
  return loadSuggestions(uid, coursesOf(items))
}

export {SuccessSkeleton as HydrateFallback}

/** The page Stripe redirects to after payment: shows the confirmed payment status. */
export default function PaymentSuccess({loaderData}: Route.ComponentProps) {
  return <Payment key={loaderData.sessionId} {...loaderData} />
}

function Payment({uid, sessionId, confirmation: answer, suggestions}: Route.ComponentProps['loaderData']) {
  const {confirmation, asking, askNow} = useConfirmation(answer)
  useWithoutPaid(paidItems(confirmation))

  const isPaid = confirmation.kind === 'paid'
  const usedCode =
    isPaid || confirmation.kind === 'processing' ? confirmation.order.discount?.code : undefined
  useEffect(() => {
    if (usedCode !== undefined) forgetCode(usedCode)
  }, [usedCode])
  useEffect(() => {
    if (isPaid) refreshOwnedCourses()
  }, [isPaid])

  const {tone, Icon, title, text, parts} = cases[confirmation.kind]
  const order = 'order' in confirmation ? confirmation.order : null
  return (
    <>
      <PaymentResult
        tone={tone}
        icon={<Icon aria-hidden />}
        title={title}
        text={typeof text === 'string' ? text : order && text(order)}
      >
        {order && confirmation.kind !== 'not-paid' && <OrderLines order={order} />}
        {parts.includes('receipt') && <ReceiptPanel sessionId={sessionId} />}
        {parts.includes('pay') && order && <OpenOrder orderId={order.orderId} />}
        {parts.includes('ask') && <CheckAgain asking={asking} onAsk={() => void askNow()} />}
        {parts.includes('next') && (
          <NextSteps primary={isPaid} step={order ? nextStep(uid, order) : toCourses} />
        )}
        {parts.includes('again') && order && (
          <nav aria-label="What next" className="flex flex-wrap gap-3">
            <TryAgain items={order.items} />
            <OtherWays />
          </nav>
        )}
        {parts.includes('cart') && <BackToCart />}
      </PaymentResult>
      {isPaid && (
        <Suspense fallback={null}>
          <Await resolve={suggestions}>{(courses) => courses && <Suggestions courses={courses} />}</Await>
        </Suspense>
      )}
    </>
  )
}

interface Case {
  tone: ComponentProps<typeof PaymentResult>['tone']
  Icon: typeof Check
  title: string
  text: string | ((order: ConfirmedOrder) => ReactNode)
  /** what follows the words and the order */
  parts: readonly ('receipt' | 'pay' | 'ask' | 'next' | 'again' | 'cart')[]
}

/** What is shown of each state of a payment. */
const cases: Readonly<Record<Confirmation['kind'], Case>> = {
  paid: {
    tone: 'success',
    Icon: Check,
    title: 'Payment successful',
    text: ({status}) =>
      status === 'refunded'
        ? 'Your order was confirmed, and has been refunded since.'
        : 'Thank you. Your order is confirmed.',
    parts: ['receipt', 'next'],
  },
  processing: {
    tone: 'waiting',
    Icon: Hourglass,
    title: 'Your payment is being processed',
    text: ({items}) =>
      `Some ways of paying take a while, a bank transfer even days. You can leave this page: as soon as the money has arrived you get your receipt by email, and ${whatFollowsPayment(items)}.`,
    parts: ['ask', 'next'],
  },
  'under-review': {tone: 'waiting', Icon: Hourglass, ...underReviewWords, parts: ['next']},
  open: {
    tone: 'waiting',
    Icon: Hourglass,
    title: 'You have not paid yet',
    text: 'You left the payment page before the payment was made. The order waits for a day.',
    parts: ['pay', 'next'],
  },
  'not-paid': {
    tone: 'problem',
    Icon: X,
    title: 'This payment was not completed',
    text: (order) => <NotPaid order={order} />,
    parts: ['again'],
  },
  refused: {
    tone: 'problem',
    Icon: SearchX,
    title: 'We could not find this payment',
    text: 'There is no payment of yours under this address. If you have just paid, your order history knows about it.',
    parts: ['cart'],
  },
  unreachable: {
    tone: 'waiting',
    Icon: CloudOff,
    title: 'We are still checking your payment',
    text: 'We cannot reach our service just now, and go on asking. If you have paid, your order is safe, and the receipt comes by email.',
    parts: ['ask', 'next'],
  },
}

/** Removes what was paid from the cart. */
function useWithoutPaid(ids: readonly string[]) {
  const {takePaid} = useCart()
  const key = ids.join()
  useEffect(() => {
    if (key !== '') takePaid(key.split(','))
  }, [key, takePaid])
}

interface NextStepsProps {
  primary: boolean
  step: {to: string; label: string}
}

const toCourses = {to: '/my-courses', label: 'Go to My Courses'}

/** What comes after an order: one's courses, what becomes of the gift, or the team. */
function nextStep(uid: string, {orderId, items}: ConfirmedOrder): NextStepsProps['step'] {
  const whose = orderFor(items)
  if (whose === 'gift') return {to: `/account/orders/${orderId}`, label: 'See Your Gift'}
  return whose === 'team' ? {to: teamPath(uid, items), label: 'Invite Your Team'} : toCourses
}

function NextSteps({primary, step}: NextStepsProps) {
  return (
    <nav aria-label="What next" className="grid gap-x-6 gap-y-3 xs:flex xs:flex-wrap xs:items-center">
      <ButtonLink to={step.to} variant={primary ? 'primary' : 'secondary'}>
        {step.label}
      </ButtonLink>
      <ButtonLink to="/order-history" variant="secondary">
        View Order History
      </ButtonLink>
      <span className="flex flex-wrap gap-x-6 font-display text-sm">
        <Link to="/courses" className="link target py-2">
          Browse More Courses
        </Link>
        <Link to="/contact" className="link target py-2">
          Contact Support
        </Link>
      </span>
    </nav>
  )
}

function CheckAgain({asking, onAsk}: {asking: boolean; onAsk: () => void}) {
  return (
    <Button className="justify-self-start" onClick={onAsk} pending={asking} pendingLabel="Checking...">
      Check again
    </Button>
  )
}

/** Explains why the order is unpaid, whether money was charged, and what is in the cart. */
function NotPaid({order: {failure, items}}: {order: ConfirmedOrder}) {
  const {has} = useCart()
  const sentence = failure ? failureSentences[failure] : 'You have not been charged.'
  if (orderFor(items) !== 'me') return sentence
  if (items.every(({id}) => has(id))) return `${sentence} Your cart is as you left it.`
  return `${sentence} If you try again, the courses are put back into your cart.`
}

function BackToCart() {
  return (
    <nav aria-label="What next" className="flex flex-wrap gap-3">
      <ButtonLink to="/cart">Back to your cart</ButtonLink>
      <OtherWays />
    </nav>
  )
}

function OtherWays() {
  return (
    <>
      <ButtonLink to="/order-history" variant="secondary">
        View Order History
      </ButtonLink>
      <ButtonLink to="/contact" variant="quiet">
        Contact Support
      </ButtonLink>
    </>
  )
}
