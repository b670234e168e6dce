import {useState} from 'react'
import {useFetcher} from 'react-router-dom'
import type {FormAnswer} from '~/lib/forms/define-action'

const NONE: readonly string[] = []

interface PriceNow {
  totalCents: number
  /** the courses of a bundle that it has lost, whatever the page says */
  lostIds: readonly string[]
}

/**
 * What is paid by a form that opens a checkout, in cents. What the page says of it may be minutes old, and the same when it is loaded
 * again: then it is what the last refusal has said, until the page says something else, or another number is entered. Likewise of what
 * a bundle has.
 * @param formId the key of the form's fetcher
 * @param shownCents what the page says
 * @param quantity of how many, where the form asks
 */
export function usePriceNow(formId: string, shownCents: number, quantity = 1): PriceNow {
  const {data: answer} = useFetcher<FormAnswer>({key: formId})
  /** begins with the answer to a form with the same key before this one, which says nothing of this one */
  const [told, setTold] = useState({answer, totalCents: 0, shownCents: -1, quantity: 0, lostIds: NONE})
  if (answer && answer !== told.answer) {
    const {totalCents, lostIds = NONE, initialValue} = answer
    const isOfThese = Number(initialValue?.['quantity'] ?? quantity) === quantity
    setTold({
      ...told,
      answer,
      lostIds: [...told.lostIds, ...lostIds],
      ...(totalCents !== undefined && isOfThese && {totalCents, shownCents, quantity}),
    })
  }
  const isTold = told.shownCents === shownCents && told.quantity === quantity
  return {totalCents: isTold ? told.totalCents : shownCents, lostIds: told.lostIds}
}
