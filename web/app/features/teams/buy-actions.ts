import * as contracts from '@lectern/domain/teams/contracts'
import {payForOne} from '~/features/checkout/pay-for-one'
import {callAction} from '~/lib/forms/call-action'

/** Redirects to the payment page of seats. */
export const buySeats = callAction({contract: contracts.buySeats, ...payForOne})
