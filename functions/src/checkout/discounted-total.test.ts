import {lineOfBundle, lineOfCourse} from '@lectern/domain/orders/lines'
import {applyDiscount, type DiscountTerms} from '@lectern/domain/discount/discount'
import {formatCents, sumCents} from '@lectern/domain/money'
import {orderLines} from '@lectern/domain/testing/order-lines'
import fc from 'fast-check'
import {expect, test, vi} from 'vitest'
import {sessionParameters} from './session.ts'
import {renderReceipt} from '../orders/receipt-mail.ts'
import {discountCodes} from '../discounts/discount-code.ts'
import {priceDiscount} from '../discounts/price-discount.ts'

vi.mock('../discounts/discount-code.ts', () => ({discountCodes: vi.fn()}))

function storeCode(terms: DiscountTerms | undefined): void {
  const store = {doc: () => ({get: async () => ({data: () => terms})})}
  vi.mocked(discountCodes).mockReturnValue(store as unknown as ReturnType<typeof discountCodes>)
}

const cart = orderLines.map((lines) => lines.map((line) => ({...line, discountCents: 0})))
const terms: fc.Arbitrary<DiscountTerms> = fc.record({
  kind: fc.constantFrom('percentage', 'amount'),
  value: fc.integer({min: 1, max: 100}),
  courseId: fc.option(fc.stringMatching(/^course-[a-h]$/)),
})

test('the total is the same, to the cent, in the cart, the order, at Stripe and on the receipt', async () => {
  await fc.assert(
    fc.asyncProperty(terms, cart, async (terms, items) => {
      const inCart = applyDiscount(
        terms,
        items.map(({id, priceCents}) => ({courseId: id, priceCents})),
      )
      fc.pre(inCart.refusal === null)
      const seenCents = sumCents(items.map(({priceCents}) => priceCents)) - inCart.discountCents

      storeCode(terms)
      const priced = await priceDiscount(items, 'SPRING')
      const amountCents = sumCents(
        priced.items.map(({priceCents, discountCents}) => priceCents - discountCents),
      )
      expect(amountCents).toBe(seenCents)

      const order = {
        ...priced,
        userId: 'ada',
        email: null,
        currency: 'usd',
        siteUrl: 'https://lectern.example',
      }
      const {line_items: lines = []} = sessionParameters('order-1', order)
      expect(sumCents(lines.map((line) => line.price_data?.unit_amount ?? NaN))).toBe(seenCents)
      const discount = {code: 'SPRING', discountCents: inCart.discountCents}
      expect(priced.discount).toEqual(discount)

      const {text} = renderReceipt({
        ...priced,
        orderId: 'order-1',
        buyerId: 'ada',
        amountCents,
        discount,
        paidAt: new Date(0),
        firstName: null,
        siteUrl: 'https://lectern.example',
      })
      expect(text).toContain(`Discount (SPRING): ${formatCents(-inCart.discountCents)}`)
      expect(text).toContain(`Total paid: ${formatCents(seenCents)}`)
    }),
  )
})

test('a code for one course is not for a bundle with it, and one for all is for the bundle as a whole', async () => {
  const courses = ['a', 'b'].map((courseId) => ({courseId, courseTitle: courseId, priceCents: 5000}))
  const items = [lineOfBundle({id: 'bundle', title: 'Both', priceCents: 8000, courses}, 0)]
  storeCode({kind: 'amount', value: 1000, courseId: 'a'})
  await expect(priceDiscount(items, 'SPRING')).rejects.toMatchObject({reason: 'code-not-for-cart'})
  storeCode({kind: 'percentage', value: 10, courseId: null})
  const priced = await priceDiscount(items, 'SPRING')
  expect(priced.items.map(({discountCents}) => discountCents)).toEqual([800])
})

test('an unknown code, and one that cannot be used for the cart, are refused', async () => {
  const items = [lineOfCourse({courseId: 'a', courseTitle: 'A course', priceCents: 5999}, 0)]
  storeCode(undefined)
  await expect(priceDiscount(items, 'SPRING')).rejects.toMatchObject({reason: 'unknown-code'})
  storeCode({kind: 'amount', value: 5999, courseId: null})
  await expect(priceDiscount(items, 'SPRING')).rejects.toMatchObject({reason: 'code-too-large'})
  storeCode({kind: 'amount', value: 1000, courseId: 'b'})
  await expect(priceDiscount(items, 'SPRING')).rejects.toMatchObject({reason: 'code-not-for-cart'})
  expect(await priceDiscount(items, undefined)).toEqual({items})
})
