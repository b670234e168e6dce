import type {CartItem} from '@lectern/domain/cart'
import {MAX_GIFT_DAYS} from '@lectern/domain/gifts/gift'
import {MAX_EMAIL_LENGTH, MAX_GIFT_MESSAGE_LENGTH, MAX_NAME_LENGTH} from '@lectern/domain/limits'
import {DAY_MS, dayOf} from '@lectern/domain/statistics/days'
import {useState} from 'react'
import {SoldFields} from '~/features/checkout/refresh/sold-fields'
import {useSoldNow} from '~/features/checkout/refresh/use-sold-now'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Choice} from '~/ui/form/choice'
import {priceWords} from '~/ui/content/price'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {useNow} from '~/ui/use-now'

const FORM = 'give'

/** Asks whom a course or a bundle is for, and leads to its payment page. */
export function GiveForm({item}: {item: CartItem}) {
  const [delivery, setDelivery] = useState('mail')
  const now = useNow()
  const soldNow = useSoldNow(FORM, item, item.priceCents)
  return (
    <ActionForm
      formId={FORM}
      aria-label="Your gift"
      actions={() => import('./give-actions')}
      intent="giveCourse"
      revalidate
      className="grid gap-6"
    >
      <input type="hidden" name="delivery" value={delivery} />
      <FormField name="name" label="Who is it for?">
        {(control) => <Input {...control} autoComplete="off" maxLength={MAX_NAME_LENGTH} required />}
      </FormField>
      <Choice
        label="How does it arrive?"
        value={delivery}
        onChange={setDelivery}
        options={[
          {value: 'mail', label: 'By email'},
          {value: 'print', label: 'I print it and hand it over'},
        ]}
      />
      {delivery === 'mail' && (
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField name="email" label="Their email address" hint="You can change it later.">
            {(control) => (
              <Input {...control} type="email" autoComplete="off" maxLength={MAX_EMAIL_LENGTH} required />
            )}
          </FormField>
          <FormField
            name="day"
            label="On which day? (optional)"
            hint="At once without one, else at 9:00 UTC."
          >
            {(control) => (
              <Input {...control} type="date" min={localDay(now)} max={dayOf(now + MAX_GIFT_DAYS * DAY_MS)} />
            )}
          </FormField>
        </div>
      )}
      <FormField name="message" label="Your message (optional)">
        {(control) => <Textarea {...control} maxLength={MAX_GIFT_MESSAGE_LENGTH} className="min-h-32" />}
      </FormField>
      <SoldFields item={item} {...soldNow} />
      <FormError />
      <p className="text-ink-soft">
        You get your money back at any time until the gift is accepted, and not after that. It does not
        expire.
      </p>
      <SubmitButton size="lg" pendingLabel="Processing..." className="justify-self-start max-sm:w-full">
        Pay {priceWords(soldNow.totalCents)}
      </SubmitButton>
    </ActionForm>
  )
}

/** The day where the browser is: `2026-12-24`. */
function localDay(time: number): string {
  return dayOf(time - new Date(time).getTimezoneOffset() * 60_000)
}
