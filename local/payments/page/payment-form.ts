import * as z from 'zod/mini'
import {PAYMENT_METHODS} from '../api/payment-methods.ts'
import {brandOf} from '../ledger/cards.ts'
import type {Payment} from '../ledger/payment-method.ts'
import {COUNTRIES, rateOf, type Location} from '../ledger/tax-rates.ts'

/** The fields of the payment page that can be wrong, and what is wrong with them in words. */
export type FieldErrors = Partial<
  Record<
    | 'email'
    | 'country'
    | 'company'
    | 'taxId'
    | 'line1'
    | 'postalCode'
    | 'city'
    | 'method'
    | 'number'
    | 'expiry'
    | 'cvc'
    | 'name'
    | 'account',
    string
  >
>

const text = z._default(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim().slice(0, 500)),
  ),
  '',
)

/** What the payment page's form holds. Which of it matters depends on the method. */
export const paymentForm = z.object({
  method: text,
  email: text,
  country: text,
  business: text,
  company: text,
  taxId: text,
  line1: text,
  postalCode: text,
  city: text,
  number: text,
  expiry: text,
  cvc: text,
  name: text,
  account: text,
  settle: text,
  seconds: text,
})

export type PaymentForm = z.output<typeof paymentForm>

const DEFAULT_SECONDS = 8

/** Reads the form as a payment, or says field by field what is wrong with it. */
export function readPayment(
  form: PaymentForm,
  offered: readonly string[],
  now = new Date(),
): {ok: true; payment: Payment} | {ok: false; errors: FieldErrors} {
  const errors: FieldErrors = {}
  const method = PAYMENT_METHODS.find((one) => one === form.method && offered.includes(one))
  if (method === undefined) errors.method = 'Choose how you would like to pay.'
  if (form.email === '') errors.email = 'Enter your email address.'
  else if (!/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(form.email)) {
    errors.email = 'This email address is incomplete.'
  }
  const {location, errors: ofLocation} = readLocation(form)
  Object.assign(errors, ofLocation)
  const payer = {email: form.email, ...(location && {location})}
  if (method === 'paypal') return done(errors, {method, ...payer, name: form.name || null})
  if (method === 'us_bank_account') {
    if (form.account === '') errors.account = 'Enter the name on the account.'
    const settleAfter = form.settle === 'wait' ? null : secondsOf(form.seconds) * 1000
    const outcome = form.settle === 'fail' ? 'fail' : 'succeed'
    return done(errors, {method, ...payer, name: form.account, outcome, settleAfter})
  }

  const number = form.number.replace(/[\s-]/g, '')
  const numberError = checkNumber(number)
  if (numberError !== undefined) errors.number = numberError
  const expiry = readExpiry(form.expiry, now)
  if (typeof expiry === 'string') errors.expiry = expiry
  const cvcError = checkCvc(form.cvc, number)
  if (cvcError !== undefined) errors.cvc = cvcError
  if (form.name === '') errors.name = 'Enter the name on the card.'
  if (method === undefined || typeof expiry === 'string') return {ok: false, errors}
  return done(errors, {
    method,
    ...payer,
    name: form.name,
    number,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
  })
}

/** Where the payer is; null where the page did not ask. A company counts as one once all of its fields are right. */
export function readLocation(form: PaymentForm): {location: Location | null; errors: FieldErrors} {
  const {country, business, company, line1, postalCode, city} = form
  if (country === '') return {location: null, errors: {}}
  if (!COUNTRIES.some((one) => one.country === country))
    return {location: null, errors: {country: 'Choose your country.'}}
  if (business !== 'on') return {location: {country}, errors: {}}
  const errors: FieldErrors = {}
  if (company === '') errors.company = 'Enter the name of your business.'
  if (line1 === '') errors.line1 = 'Enter the street and number.'
  if (postalCode === '') errors.postalCode = 'Enter the postal code.'
  if (city === '') errors.city = 'Enter the city.'
  const taxId = form.taxId.toUpperCase()
  const known = rateOf(country)?.taxId
  if (known && !known.form.test(taxId.replaceAll(' ', '')) && !known.form.test(taxId))
    errors.taxId = `Enter your tax number: it looks like ${known.example}.`
  if (Object.keys(errors).length > 0) return {location: {country}, errors}
  const compact = taxId.startsWith('CHE') ? taxId : taxId.replaceAll(' ', '')
  return {
    location: {country, business: {name: company, taxId: known ? compact : '', line1, postalCode, city}},
    errors,
  }
}

function done(errors: FieldErrors, payment: Payment) {
  return Object.keys(errors).length === 0 ? {ok: true as const, payment} : {ok: false as const, errors}
}

function secondsOf(value: string): number {
  const seconds = value === '' ? DEFAULT_SECONDS : Number(value)
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(0, seconds)) : DEFAULT_SECONDS
}

function checkNumber(number: string): string | undefined {
  if (number === '') return 'Enter your card number.'
  if (!/^\d+$/.test(number)) return 'A card number has digits only.'
  const length = brandOf(number) === 'amex' ? 15 : 16
  if (number.length < length) return 'Your card number is incomplete.'
  if (number.length > 19 || !luhn(number)) return 'Your card number is invalid.'
  return undefined
}

/** The check digit that catches a mistyped card number. */
export function luhn(number: string): boolean {
  let sum = 0
  for (let place = 1; place <= number.length; place += 1) {
    const doubled = Number(number.at(-place)) * (place % 2 === 1 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function readExpiry(expiry: string, now: Date): {month: number; year: number} | string {
  if (expiry === '') return 'Enter the expiry date.'
  const match = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(expiry)
  if (match === null) return 'The expiry date is incomplete.'
  const month = Number(match[1])
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0)
  if (month < 1 || month > 12) return 'The expiry month is a number from 01 to 12.'
  const months = (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
  if (months < 0) return 'Your card has expired.'
  if (months > 50 * 12) return 'The expiry year is too far away.'
  return {month, year}
}

function checkCvc(cvc: string, number: string): string | undefined {
  if (cvc === '') return 'Enter the CVC.'
  const length = brandOf(number) === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(cvc) ? undefined : `The CVC has ${length} digits.`
}
