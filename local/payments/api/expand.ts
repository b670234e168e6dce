import {invalidRequest} from './failure.ts'
import {listOf} from './lists.ts'
import type {Tables} from '../ledger/tables.ts'
import type {Store} from '../../stand-in/store.ts'

type Reader = Pick<Store<Tables>, 'get' | 'all'>
type StripeObject = Record<string, unknown>

const DEEPEST = 4

/** `source` with every dotted path of `paths` (`payment_intent.latest_charge`, `data.charge`) filled in. */
export function expandObject(reader: Reader, source: object, paths: readonly string[]): object {
  let result = source as StripeObject
  for (const path of paths) {
    const keys = path.split('.')
    if (keys.filter((key) => key !== 'data').length > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property. (${path})`, {
        param: 'expand',
      })
    }
    result = expandPath(reader, result, keys, path)
  }
  return result
}

function expandPath(reader: Reader, object: StripeObject, keys: string[], path: string): StripeObject {
  const [key, ...rest] = keys
  if (key === undefined) return object
  const items = object[key]
  if (Array.isArray(items) && rest.length > 0) {
    return {...object, [key]: items.map((item) => expandPath(reader, item as StripeObject, rest, path))}
  }
  const found = valueOf(reader, object, key)
  if (found === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, {param: 'expand'})
  }
  return {...object, [key]: found === null ? null : expandPath(reader, found, rest, path)}
}

const TABLE_OF = {
  payment_intent: 'paymentIntents',
  latest_charge: 'charges',
  charge: 'charges',
  payment_method: 'paymentMethods',
  product: 'products',
  coupon: 'coupons',
} as const

/** The object behind a property: null when there is none, undefined when the property cannot be expanded. */
function valueOf(reader: Reader, object: StripeObject, key: string): StripeObject | null | undefined {
  const value = object[key]
  if (typeof value === 'object' && value !== null) return value as StripeObject
  const id = String(object['id'])
  if (object['object'] === 'checkout.session' && key === 'line_items') {
    const items = reader.get('lineItems', id)?.items ?? []
    return {...listOf(items, `/v1/checkout/sessions/${id}/line_items`)}
  }
  if (object['object'] === 'charge' && key === 'refunds') {
    const refunds = reader.all('refunds').filter(({charge}) => charge === id)
    return {...listOf(refunds.toReversed(), `/v1/charges/${id}/refunds`)}
  }
  if (object['object'] === 'item' && key === 'taxes')
    return (reader.get('lineTaxes', id)?.taxes ?? []) as unknown as StripeObject
  if (value === null) return null
  if (!(key in TABLE_OF) || typeof value !== 'string') return undefined
  return (reader.get(TABLE_OF[key as keyof typeof TABLE_OF], value) as StripeObject | undefined) ?? null
}
