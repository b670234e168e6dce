import type {CartItem} from '@lectern/domain/cart'
import {formatCents} from '@lectern/domain/money'
import {SEATS, seatPriceCents, seatPriceWords, type SeatTier} from '@lectern/domain/teams/team'
import {useState} from 'react'
import {SoldFields} from '~/features/checkout/refresh/sold-fields'
import {useSoldNow} from '~/features/checkout/refresh/use-sold-now'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {priceWords} from '~/ui/content/price'
import {Input} from '~/ui/form/input'

const FORM = 'buy-seats'
/** As many as are asked for at first. */
const FIRST = 5

/** Asks how many seats a team needs, says what they cost, and leads to their payment page. */
export function BuySeatsForm({item, tiers}: {item: CartItem; tiers: readonly SeatTier[]}) {
  const [entered, setEntered] = useState(String(FIRST))
  const quantity = Number(entered)
  const isPossible = Number.isInteger(quantity) && quantity >= SEATS.min && quantity <= SEATS.max
  const shownCents = isPossible ? seatPriceCents(item.priceCents, quantity, tiers) * quantity : 0
  const soldNow = useSoldNow(FORM, item, shownCents, quantity)
  const {totalCents} = soldNow
  const total = priceWords(totalCents)
  return (
    <ActionForm
      formId={FORM}
      aria-label="Seats for your team"
      actions={() => import('./buy-actions')}
      intent="buySeats"
      revalidate
      className="grid gap-6"
    >
      <ul className="grid gap-1 text-ink-soft">
        {seatPriceWords(item.priceCents, tiers).map((words) => (
          <li key={words} className="tabular">
            {words}
          </li>
        ))}
      </ul>
      <FormField
        name="quantity"
        label="How many seats?"
        hint={`From ${SEATS.min} to ${SEATS.max}. You can buy more later. You take no seat by buying.`}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={SEATS.min}
            max={SEATS.max}
            required
            value={entered}
            onChange={({currentTarget: {value}}) => setEntered(value)}
            className="max-w-40"
          />
        )}
      </FormField>
      <output className="rounded bg-surface-sunken px-4 py-3">
        {isPossible
          ? `${quantity} seats at ${formatCents(totalCents / quantity)} each: ${total}`
          : `Please enter a number from ${SEATS.min} to ${SEATS.max}.`}
      </output>
      <SoldFields item={item} {...soldNow} />
      <FormError />
      <p className="text-ink-soft">
        After paying you invite your team by email. Until you have invited somebody to a seat you get its
        money back at any time. Seats do not expire, and whoever takes one keeps the course for life.
      </p>
      <SubmitButton size="lg" pendingLabel="Processing..." className="justify-self-start max-sm:w-full">
        {isPossible ? `Pay ${total}` : 'Pay'}
      </SubmitButton>
    </ActionForm>
  )
}
