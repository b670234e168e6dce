import type {CartItem} from '@lectern/domain/cart'
import {useState} from 'react'
import {useFetcher} from 'react-router-dom'
import {lostSentences} from './cart-changes'
import type {FormAnswer} from '~/lib/forms/define-action'

const NONE: readonly string[] = []

export interface SoldNow {
  totalCents: number
  /** a bundle and the courses that it has lost, whatever the page says */
  lostIds: readonly string[]
  /** what is said of them, also once the page no longer has them */
  lost: readonly string[]
}

/**
 * What is paid by a form that opens a checkout, in cents. What the page says of it may be minutes old, and the same when it is loaded
 * again: then it is what the last refusal has said, until the page says something else, or another number is entered. Likewise of what
 * a bundle has.
 * @param formId the key of the form's fetcher
 * @param item as the page has it
 * @param shownCents what the page says
 * @param quantity of how many, where the form asks
 */
export function useSoldNow(formId: string, item: CartItem, shownCents: number, quantity = 1): SoldNow {
  const {data: answer} = useFetcher<FormAnswer>({key: formId})
  /** begins with the answer to a form with the same key before this one, which says nothing of this one */
  const [told, setTold] = useState({
    answer,
    item,
    totalCents: 0,
    shownCents: -1,
    quantity: 0,
    lostIds: NONE,
    lost: NONE,
  })
  const isNew = answer !== undefined && answer !== told.answer
  if (isNew || item !== told.item) {
    const {totalCents, lostIds = NONE, initialValue}: Partial<FormAnswer> = isNew ? answer : {}
    const isOfThese = Number(initialValue?.['quantity'] ?? quantity) === quantity
    setTold({
      ...told,
      item,
      ...(isNew && {answer}),
      lostIds: [...told.lostIds, ...lostIds],
      // With the answer the page may have been loaded again, and has them no more.
      lost: [...new Set([...told.lost, ...lostSentences([told.item], lostIds)])],
      ...(totalCents !== undefined && isOfThese && {totalCents, shownCents, quantity}),
    })
  }
  const isTold = told.shownCents === shownCents && told.quantity === quantity
  const {lostIds} = told
  // Another item may be on the same page by now.
  return {
    totalCents: isTold ? told.totalCents : shownCents,
    lostIds,
    lost: lostIds.includes(item.id) ? told.lost : NONE,
  }
}
