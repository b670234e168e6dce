import {MAX_RETURN_REASON_LENGTH} from '@lectern/domain/limits'
import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {useCall} from '~/lib/firebase/use-call'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Textarea} from '~/ui/form/textarea'
import type {Asked} from '../use-asked'
import {DecisionSummary} from './decision-summary'
import type {ReturnCase} from './return-case'

const fetchContract = async () => (await import('@lectern/domain/returns/contracts')).returnDetails

export type Decision = 'approved' | 'rejected'

/** A decision that is asked about. */
type AskedDecision = Pick<Asked<ReturnCase, Decision>, 'item' | 'what'>

interface DecisionDialogProps {
  /** null while the dialog is closed; it stays in the page, so that the focus goes back to the button that opened it */
  asked: AskedDecision | null
  onClose: () => void
}

/** Says what a decision about a return will do, and asks for it. */
export function DecisionDialog({asked, onClose}: DecisionDialogProps) {
  const verb = asked?.what === 'rejected' ? 'Reject' : 'Approve'
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={asked && `${verb} return ${shortId(asked.item.id)}?`}
    >
      {asked && <DecisionForm asked={asked} onClose={onClose} />}
    </Dialog>
  )
}

function DecisionForm({asked: {item, what: decision}, onClose}: {asked: AskedDecision; onClose: () => void}) {
  const {id, order} = item
  const details = useCall(fetchContract, {orderId: id})
  const isRefund = details.kind === 'ready' && !details.answer.isRefunded && details.answer.amountCents > 0
  return (
    <ActionForm
      formId={`return-${id}-${decision}`}
      aria-label={decision === 'approved' ? 'Approve the return' : 'Reject the return'}
      actions={() => import('./actions')}
      intent="decideReturn"
      revalidate
      onSent={onClose}
      className="grid gap-5"
    >
      <DecisionSummary decision={decision} details={details} email={order?.email ?? ''} />
      <FormError />
      <input type="hidden" name="orderId" value={id} />
      <input type="hidden" name="decision" value={decision} />
      {decision === 'rejected' && (
        <FormField name="reason" label="Why" hint="The learner reads this in the mail and beside the order.">
          {(control) => <Textarea {...control} required maxLength={MAX_RETURN_REASON_LENGTH} />}
        </FormField>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {decision === 'approved' ? (
          <SubmitButton disabled={details.kind !== 'ready'} pendingLabel="Approving...">
            {isRefund ? `Refund ${formatCents(details.answer.amountCents)}` : 'Approve Return'}
          </SubmitButton>
        ) : (
          <SubmitButton variant="destructive" pendingLabel="Rejecting...">
            Reject Return
          </SubmitButton>
        )}
      </div>
    </ActionForm>
  )
}
