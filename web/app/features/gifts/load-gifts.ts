import type {Output} from '@lectern/domain/contracts'
import {listGifts} from '@lectern/domain/gifts/contracts'
import {call} from '~/lib/firebase/call'

export type Gifts = Output<typeof listGifts>
export type Gift = Gifts['gifts'][number]

/** The gifts of an order of the learner's. Throws CallFailure. */
export function loadGifts(orderId: string): Promise<Gifts> {
  return call(listGifts, {orderId})
}
