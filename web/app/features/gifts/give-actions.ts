import * as contracts from '@lectern/domain/gifts/contracts'
import {payForOne} from '~/features/checkout/pay-for-one'
import {callAction} from '~/lib/forms/call-action'

/** Redirects to the payment page of a gift. */
export const giveCourse = callAction({
  contract: contracts.giveCourse,
  ...payForOne,
  failed: {
    ...payForOne.failed,
    reasons: {
      ...payForOne.failed.reasons,
      'day-not-possible': 'Please choose a day from today to a year ahead.',
    },
  },
  faultyField: ({reason, field}) =>
    reason === 'day-not-possible' ? 'day' : reason === 'invalid-argument' ? field : undefined,
})
