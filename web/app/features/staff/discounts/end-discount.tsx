import {ConfirmAction} from '~/lib/forms/confirm-action'

/** Ends a code, after a confirmation. */
export function EndDiscount({code}: {code: string}) {
  return (
    <ConfirmAction
      label="End This Code"
      submitLabel="End Code"
      size="md"
      variant="destructive"
      title={`End ${code}?`}
      description="Nobody can use it from then on, and it cannot be started again. Whoever is at the payment page already still pays what they were shown."
      pendingLabel="Ending..."
      actions={() => import('./actions')}
      intent="endDiscount"
      values={{code}}
    />
  )
}
