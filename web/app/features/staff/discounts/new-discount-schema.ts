import {createDiscount} from '@lectern/domain/discount/contracts'
import {centsFromDollars} from '@lectern/domain/money'
import * as z from 'zod/mini'

type Entered = z.input<typeof createDiscount.input>

const text = z._default(z.string().check(z.trim()), '')

/** The form of a new code: texts, which become the input of the function, and the title of its only course. */
export const newDiscountSchema = z.intersection(
  z.pipe(
    z.pipe(
      z.object({
        code: text,
        kind: text,
        value: text,
        startsAt: text,
        endsAt: text,
        maxUses: text,
        maxUsesPerPerson: text,
      }),
      z.transform(({code, kind, value, startsAt, endsAt, maxUses, maxUsesPerPerson}): Entered => ({
        code,
        kind: kind === 'amount' ? kind : 'percentage',
        value: kind === 'amount' ? centsOf(value) : numberOf(value),
        courseId: null,
        startsAt: timeOf(startsAt),
        endsAt: timeOf(endsAt),
        maxUses: maxUses === '' ? null : numberOf(maxUses),
        maxUsesPerPerson: maxUsesPerPerson === '' ? null : numberOf(maxUsesPerPerson),
      })),
    ),
    createDiscount.input,
  ),
  z.object({course: text}),
)

/** NaN where it is no number, which the contract refuses in words. */
function numberOf(value: string): number {
  return /^\d{1,9}$/.test(value) ? Number(value) : NaN
}

function centsOf(value: string): number {
  return /^\$?\d{1,6}(\.\d{1,2})?$/.test(value) ? centsFromDollars(Number(value.replace('$', ''))) : NaN
}

/** The value of an `<input type="datetime-local">`, in the time zone of whoever enters it. */
function timeOf(value: string): number | null {
  return value === '' ? null : new Date(value).getTime()
}
