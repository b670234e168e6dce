import {centsFromTyped, formatCents} from '@lectern/domain/money'
import {leftCents, lineOf, linesKept, paidCents, quoteRefund, quoteSeats} from '@lectern/domain/orders/lines'
import {returnedLines} from '@lectern/domain/return'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {PartList} from '~/ui/content/part-list'
import {Dialog} from '~/ui/feedback/dialog'
import {Checkbox} from '~/ui/form/checkbox'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import type {DetailedOrder, OrderDetails} from './load-order'
import {amountHint, refundOutcome, seatsOutcome} from './refund-words'

interface RefundDialogProps {
  order: DetailedOrder
  returned: OrderDetails['returned']
  team: OrderDetails['team']
  onClose: () => void
}

/** Asks what goes back, for a reason and for the amount before money goes back. */
export default function RefundDialog({onClose, ...props}: RefundDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Refund this order">
      <RefundForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function RefundForm({order, returned, team, onClose}: RefundDialogProps) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const kept = linesKept(order.items)
  const [chosen, setChosen] = useState<readonly string[]>(kept.map(({lineId}) => lineId))
  const [typed, setTyped] = useState('')
  const [seats, setSeats] = useState('')
  const left = leftCents(order)
  const [first] = chosen
  const quantity = team !== null && first !== undefined && seats.trim() !== '' ? Number(seats) : null
  const isAmountAlone = chosen.length === 0
  const quote =
    quantity === null || first === undefined ? quoteRefund(order, chosen) : quoteSeats(order, first, quantity)
  const amountCents = isAmountAlone ? centsFromTyped(typed) : (quote?.amountCents ?? null)
  const ended = quote ? kept.filter(({lineId}) => lineOf(quote.lines, lineId)) : []
  const amount = amountCents === null ? null : formatCents(amountCents)
  return (
    <ActionForm
      formId={`refund-${order.id}`}
      aria-label="Refund this order"
      actions={() => import('./actions')}
      intent="refundOrder"
      revalidate
      onSent={() => {
        setRequestId(crypto.randomUUID())
        onClose()
      }}
      className="grid gap-5"
    >
      <p className="text-ink-soft">
        <span className="tabular">{formatCents(left)}</span> of{' '}
        <span className="tabular">{formatCents(order.amountCents)}</span> can still be given back.
      </p>
      {kept.length > 0 && (
        <fieldset className="grid">
          <legend className="mb-1 font-display font-medium">What is given back</legend>
          {kept.map((line) => (
            <Checkbox
              key={line.lineId}
              checked={chosen.includes(line.lineId)}
              onChange={({currentTarget: {checked}}) =>
                setChosen((before) => {
                  const others = before.filter((id) => id !== line.lineId)
                  return checked ? [...others, line.lineId] : others
                })
              }
            >
              <span className="flex w-full flex-wrap justify-between gap-x-4">
                <span>
                  {line.title}
                  <PartList parts={line.courses} />
                </span>
                <span className="tabular text-ink-soft">{formatCents(paidCents(line))}</span>
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {team !== null && team.free > 0 && !isAmountAlone && (
        <FormField
          name="quantity"
          label="How many seats?"
          hint={`From 1 to ${team.free}, those that nobody was invited to. Left empty, all of them go back with every seat that is used.`}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={team.free}
              value={seats}
              onChange={({currentTarget: {value}}) => setSeats(value)}
              className="max-w-40"
            />
          )}
        </FormField>
      )}
      {isAmountAlone && (
        <FormField name="part" label="Amount" hint={amountHint(formatCents(left), kept)}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({currentTarget: {value}}) => setTyped(value)}
            />
          )}
        </FormField>
      )}
      <output className="rounded bg-surface-sunken px-4 py-3 text-sm">
        {quantity === null
          ? refundOutcome({amount, chosen, withdrawn: ended, kept})
          : seatsOutcome(amount, quantity)}
        {returned?.status === 'pending' &&
          ended.length > 0 &&
          linesKept(returnedLines(returned, order.items)).every((line) => ended.includes(line)) &&
          ' The return that waits is approved by it.'}
      </output>
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="lineIds" value={ended.map(({lineId}) => lineId).join(' ')} />
      <input type="hidden" name="amountCents" value={amountCents ?? 0} />
      <FormField name="reason" label="Reason" hint="For the record; the learner does not see it.">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
      <FormField
        name="amount"
        label={amount === null ? 'Type it once more to confirm' : `Type ${amount} to confirm`}
      >
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormError />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton variant="destructive" pendingLabel="Refunding...">
          {amount === null ? 'Refund' : `Refund ${amount}`}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
