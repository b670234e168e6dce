import * as z from 'zod/mini'
import type {AccountFile} from '../ledger/tables.ts'
import {COUNTRIES} from '../ledger/tax-rates.ts'

const text = z._default(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim().slice(0, 500)),
  ),
  '',
)

/** What the form of an account holds. */
export const onboardingForm = z.object({
  firstName: text,
  lastName: text,
  born: text,
  country: text,
  routing: text,
  bank: text,
  terms: text,
  /** which button was pressed: `submit`, or `later` for one that stops half-way */
  do: text,
})

export type OnboardingForm = z.output<typeof onboardingForm>

type FieldName = 'firstName' | 'lastName' | 'born' | 'country' | 'routing' | 'bank' | 'terms'
export type OnboardingErrors = Partial<Record<FieldName, string>>

type Told = Pick<AccountFile, 'firstName' | 'lastName' | 'born' | 'routing' | 'bank'>

/**
 * Reads the form: what somebody has told of themselves, and what is wrong or missing, field by field. Whoever stops half-way is
 * asked for nothing, and what is wrong is not kept.
 */
export function readOnboarding(
  form: OnboardingForm,
  now = new Date(),
): {told: Told; country: string | undefined; errors: OnboardingErrors} {
  const errors: OnboardingErrors = {}
  const country = COUNTRIES.some((one) => one.country === form.country) ? form.country : undefined
  if (country === undefined) errors.country = 'Choose your country.'
  if (form.firstName === '') errors.firstName = 'Enter your first name.'
  if (form.lastName === '') errors.lastName = 'Enter your last name.'
  const born = birthError(form.born, now)
  if (born !== undefined) errors.born = born
  const isUS = country === 'US'
  const routing = isUS ? form.routing.replaceAll(/[\s-]/g, '') : ''
  const bank = form.bank.replaceAll(/[\s-]/g, '').toUpperCase()
  if (isUS && !/^\d{9}$/.test(routing)) errors.routing = 'A routing number has 9 digits.'
  const bankProblem = bankError(bank, isUS)
  if (bankProblem !== undefined) errors.bank = bankProblem
  if (form.terms !== 'on') errors.terms = 'Agree to the terms to be paid.'
  const hasBank = errors.bank === undefined && errors.routing === undefined
  return {
    told: {
      firstName: form.firstName,
      lastName: form.lastName,
      born: born === undefined ? form.born : '',
      routing: hasBank ? routing : '',
      bank: hasBank ? bank : '',
    },
    country,
    errors,
  }
}

function birthError(born: string, now: Date): string | undefined {
  if (born === '') return 'Enter your date of birth.'
  const date = new Date(`${born}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born) || Number.isNaN(date.getTime()))
    return 'Enter the date as year, month and day.'
  const grownUp = new Date(date)
  grownUp.setUTCFullYear(date.getUTCFullYear() + 18)
  return grownUp > now ? 'You must be at least 18 years old.' : undefined
}

function bankError(bank: string, isUS: boolean): string | undefined {
  if (bank === '') return isUS ? 'Enter your account number.' : 'Enter your IBAN or account number.'
  if (isUS) return /^\d{4,17}$/.test(bank) ? undefined : 'An account number has 4 to 17 digits.'
  return /^[A-Z0-9]{6,34}$/.test(bank) ? undefined : 'An IBAN has up to 34 letters and digits.'
}
