import type {ProblemKind} from '@lectern/domain/orders/problem'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Textarea} from '~/ui/form/textarea'
import type {OrderProblem} from './load-order'

/** A way to settle a problem; of an order whose dispute was lost, what becomes of its courses. */
export type Settlement = 'settled' | 'withdrawn' | 'left'

/** The ways to settle a problem of a kind. */
export function settlementsOf(kind: ProblemKind): readonly Settlement[] {
  return kind === 'dispute-lost' ? ['withdrawn', 'left'] : ['settled']
}

const words: Record<Settlement, {title: string; description: string; submit: string}> = {
  settled: {
    title: 'Settle this problem?',
    description: 'It no longer counts as open. Nothing is paid or taken back by it.',
    submit: 'Settle Problem',
  },
  withdrawn: {
    title: 'Withdraw the courses?',
    description:
      'The learner loses the courses of this order, with certificates and reviews, unless another order has paid for them. They are told by mail.',
    submit: 'Withdraw',
  },
  left: {
    title: 'Leave the courses?',
    description: 'The learner keeps the courses of this order, although the money is gone.',
    submit: 'Leave Them',
  },
}

interface SettleDialogProps {
  problem: OrderProblem
  settlement: Settlement
  isGone: boolean
  onClose: () => void
}

/** Asks what was done about a problem, and settles it. It is open while it is there. */
export function SettleDialog({problem: {id}, settlement, isGone, onClose}: SettleDialogProps) {
  const {title, description, submit} = words[settlement]
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      isGone={isGone}
      formId={`settle-${id}`}
      actions={() => import('./actions')}
      intent="settleProblem"
      values={{problemId: id, ...(settlement !== 'settled' && {courses: settlement})}}
      submitLabel={submit}
      pendingLabel="Settling..."
      variant={settlement === 'withdrawn' ? 'destructive' : 'primary'}
    >
      <FormField name="reason" label="What was done about it">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
