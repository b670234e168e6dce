import {formatCents} from '@lectern/domain/money'
import {AddItem} from '../add-to-cart'
import {BuyBarFrame, CART_WORDS, GiveLink, Promises} from '../detail/buy-box'
import {toBundleItem} from '../cart-item'
import type {Bundle} from './load-bundle'
import {useCart} from '~/features/cart/cart-context'
import {useOwnedCourses, usePaymentUnderWay} from '~/features/enrollments/owned-courses'
import {useSite} from '~/features/site/site-context'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {ButtonLink, type ButtonSize} from '~/ui/button'
import {Price} from '~/ui/content/price'

/** The bundle's picture and price, with the primary action. */
export function BundleBuyBox({bundle, className}: {bundle: Bundle; className: string}) {
  const site = useSite()
  const owned = useOwnedCourses()
  const own = bundle.courses.filter(({id}) => owned.has(id))
  const savedCents = bundle.originalPriceCents - bundle.priceCents
  return (
    <aside aria-label="Buy this bundle" className={className}>
      <div {...editable('bundle', bundle.id, 'image')}>
        <Picture
          image={bundle.image}
          aspect="cover"
          className="rounded max-lg:aspect-wide"
          sizes="(width >= 80rem) 27rem, (width >= 64rem) 24rem, 92vw"
          first
        />
      </div>
      {bundle.sold ? (
        <div className="grid gap-5 pt-6">
          {own.length < bundle.courses.length && (
            <div className="grid gap-1 max-lg:hidden print:grid" {...editable('bundle', bundle.id, 'price')}>
              <Price cents={bundle.priceCents} originalCents={bundle.originalPriceCents} size="lg" />
              {savedCents > 0 && (
                <p className="tabular font-display text-accent-ink">
                  Saves {formatCents(savedCents)} against buying its courses one by one
                </p>
              )}
            </div>
          )}
          <OwnedPart own={own} all={bundle.courses.length} />
          <div className="hidden gap-2 lg:grid">
            <AddBundle bundle={bundle} size="lg" />
          </div>
          <div className="max-lg:hidden print:block">
            <Promises {...site} />
          </div>
          <GiveLink id={bundle.id} what="bundle" />
        </div>
      ) : (
        <div className="grid gap-4 pt-6">
          <p className="font-display text-lg font-semibold">This bundle is no longer sold.</p>
          <p className="text-ink-soft">Whoever bought it keeps its courses, for life.</p>
          <ButtonLink to="/courses" variant="secondary" size="lg" wide>
            Browse Courses
          </ButtonLink>
        </div>
      )}
    </aside>
  )
}

/** Says which of the courses the learner owns, before they pay for them once more. */
function OwnedPart({own, all}: {own: readonly {title: string}[]; all: number}) {
  if (own.length === 0) return null
  return own.length === all ? (
    <p className="font-display text-lg font-semibold">You own all courses of this bundle.</p>
  ) : (
    <p className="rounded bg-amber-soft px-4 py-3 font-display text-sm text-amber-ink">
      You already own: {own.map(({title}) => title).join(', ')}.
    </p>
  )
}

/** Adds the bundle to the cart; somebody who owns all of its courses gets a link to them instead, and whoever is paying for one of them one to the order. */
function AddBundle({bundle, size}: {bundle: Bundle; size?: ButtonSize}) {
  const owned = useOwnedCourses()
  const orderId = usePaymentUnderWay(...bundle.courses.map(({id}) => id))
  const inCart = useCart().has(bundle.id)
  const look = {size, wide: size === 'lg'} as const
  if (bundle.courses.every(({id}) => owned.has(id)))
    return (
      <ButtonLink {...look} to="/my-courses">
        Go to My Courses
      </ButtonLink>
    )
  return (
    <>
      <AddItem
        item={bundle}
        toItem={() => toBundleItem(bundle)}
        orderId={orderId}
        words={CART_WORDS}
        variant="primary"
        {...look}
      />
      {inCart && orderId === undefined && (
        <ButtonLink {...look} to="/cart">
          Go to Cart
        </ButtonLink>
      )}
    </>
  )
}

/** Keeps price and button visible at the bottom of small screens; once the bundle is in the cart, the way there instead of the price. */
export function BundleBuyBar({bundle}: {bundle: Bundle}) {
  const inCart = useCart().has(bundle.id)
  if (!bundle.sold) return null
  return (
    <BuyBarFrame>
      {!inCart && <Price cents={bundle.priceCents} originalCents={bundle.originalPriceCents} />}
      <AddBundle bundle={bundle} />
    </BuyBarFrame>
  )
}
