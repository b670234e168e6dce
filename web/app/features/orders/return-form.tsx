import {MAX_RETURN_REASON_LENGTH} from '@lectern/domain/return'
import {useState} from 'react'
import {useNavigate} from 'react-router-dom'
import * as z from 'zod/mini'
import type {Order} from './orders'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {Button, ButtonLink} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Textarea} from '~/ui/form/textarea'
import {toast} from '~/ui/feedback/toast'
import {useIsMounted} from '~/ui/use-is-mounted'

const schema = z.object({
  reason: z.string().check(
    z.trim(),
    z.minLength(1, {error: 'Please tell us why.'}),
    z.maxLength(MAX_RETURN_REASON_LENGTH, {
      error: `Please use at most ${MAX_RETURN_REASON_LENGTH.toLocaleString('en-US')} characters.`,
    }),
  ),
})

export const ALREADY_REQUESTED = 'A return has already been requested for this order'

/** Asks for the money back: one text, and why. */
export function ReturnForm({order, onExisting}: {order: Order; onExisting: () => void}) {
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const [reason, setReason] = useState('')
  const {form, pending, errors} = useFormAction(schema, async ({reason}) => {
    try {
      const {createReturn} = await import('./returns')
      await createReturn(order.userId, order.id, reason)
    } catch (error) {
      console.error('The return could not be requested.', error)
      // The rules don't say why they refuse: perhaps another tab was faster.
      if (await isRequested(order.id)) {
        onExisting()
        return {form: ALREADY_REQUESTED}
      }
      toast({
        title: 'Error creating return request',
        description: 'Please try again later',
        variant: 'destructive',
      })
      return {form: 'Your request has not been sent. Please try again later.'}
    }
    toast({title: 'Return requested', description: 'We will look at it and let you know by email.'})
    if (isHere()) await navigate('/account?tab=returns')
  })

  return (
    <form {...form} className="grid gap-6" aria-label="Return request">
      <FormError>{errors.form}</FormError>
      <Field
        label="Reason"
        hint="What did not work out? It helps us, and whoever teaches the course."
        error={errors.reason}
      >
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            required
            maxLength={MAX_RETURN_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={reason.trim() === ''} pending={pending} pendingLabel="Submitting...">
          Submit Return Request
        </Button>
        <ButtonLink to={`/account/orders/${order.id}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}

async function isRequested(orderId: string): Promise<boolean> {
  try {
    const {readReturn} = await import('./returns')
    return (await readReturn(orderId)) !== null
  } catch {
    return false
  }
}
