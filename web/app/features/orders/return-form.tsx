import {formatCents} from '@lectern/domain/money'
import {coursesOf} from '@lectern/domain/order'
import {lineOf, linesKept, quoteRefund, type OrderLine} from '@lectern/domain/orders/lines'
import {MAX_RETURN_REASON_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {PartList} from '~/ui/content/part-list'
import {pluralize} from '~/ui/content/pluralize'
import {Checkbox} from '~/ui/form/checkbox'
import {Textarea} from '~/ui/form/textarea'
import type {Order} from './orders'

/** Form to request a refund of an order's courses, or of some of them, with a reason. */
export function ReturnForm({order}: {order: Order}) {
  const {id: orderId} = order
  const lines = linesKept(order.items)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(lines.map(({lineId}) => lineId)))
  const quote = quoteRefund(order, [...chosen])
  const also = quote ? lines.filter(({lineId}) => !chosen.has(lineId) && lineOf(quote.lines, lineId)) : []
  const isAll = chosen.size + also.length === lines.length
  const courseIds = isAll ? [] : coursesOf(lines.filter(({lineId}) => chosen.has(lineId)))
  const [reason, setReason] = useState('')
  const tooMany = reason.trim().length - MAX_RETURN_REASON_LENGTH
  return (
    <ActionForm
      formId={`return-${orderId}`}
      aria-label="Return request"
      actions={() => import('./actions')}
      intent="requestReturn"
      revalidate
      className="grid gap-6"
    >
      <FormError />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="courseIds" value={courseIds.join(' ')} />
      {lines.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-display font-medium">What do you want to return?</legend>
          {lines.map(({lineId, title, courses}) => (
            <Checkbox
              key={lineId}
              checked={chosen.has(lineId)}
              onChange={({currentTarget: {checked}}) =>
                setChosen((before) => {
                  const others = [...before].filter((id) => id !== lineId)
                  return new Set(checked ? [...others, lineId] : others)
                })
              }
            >
              <span>
                {title}
                <PartList parts={courses} />
              </span>
            </Checkbox>
          ))}
          <output className="mt-1 text-sm text-ink-soft">
            {quote
              ? `${formatCents(quote.amountCents)} would go back.${wordsOfOthers(also)}`
              : chosen.size === 0
                ? 'Please choose at least one course.'
                : 'Nothing was paid for what you have chosen, so nothing can go back for it.'}
          </output>
        </fieldset>
      )}
      <FormField
        name="reason"
        label="Reason"
        hint="What did not work out? It helps us, and whoever teaches the course."
      >
        {(control) => <Textarea {...control} required onChange={(event) => setReason(event.target.value)} />}
      </FormField>
      <p className="-mt-4 font-display text-sm text-ink-faint">
        {reason.trim().length.toLocaleString('en-US')} of {MAX_RETURN_REASON_LENGTH.toLocaleString('en-US')}{' '}
        characters
        <output className="font-medium text-danger-ink">
          {tooMany > 0 && `: ${pluralize(tooMany, 'character')} too many`}
        </output>
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={reason.trim() === '' || quote === null} pendingLabel="Submitting...">
          Submit Return Request
        </SubmitButton>
        <ButtonLink to={`/account/orders/${orderId}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </ActionForm>
  )
}

/** What goes back with what was chosen, as nothing would be left that was paid for it. */
function wordsOfOthers(lines: readonly Pick<OrderLine, 'title'>[]): string {
  if (lines.length === 0) return ''
  const titles = new Intl.ListFormat('en').format(lines.map(({title}) => title))
  return ` That is all that is left of this order, so you would give ${titles} back, too.`
}
