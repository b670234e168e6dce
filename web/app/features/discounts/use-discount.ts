import {applyDiscount, type DiscountRefusal} from '@lectern/domain/discount/discount'
import type {CartItem} from '@lectern/domain/cart'
import {useEffect, useState} from 'react'
import {useRevalidator} from 'react-router-dom'
import type {EnteredDiscount} from './entered-discount'
import {storeCode} from './stored-code'

/** What the code of the cart comes to. */
export interface CartDiscount {
  entered: EnteredDiscount | null
  /** it is being checked: what there is to pay is not known yet */
  isChecking: boolean
  /** the code to pay with; undefined where none takes anything off */
  code: string | undefined
  discountCents: number
  /** why it takes nothing off this cart; null when it does, or there is none */
  refusal: DiscountRefusal | null
  remove: () => void
  /** Checks it once more, after it was refused. */
  checkAgain: () => void
}

/**
 * The discount of a cart.
 * @param answer the loader's check of the code, a new promise each time it runs; null without a code
 */
export function useDiscount(
  answer: Promise<EnteredDiscount> | null,
  cart: readonly CartItem[],
): CartDiscount {
  const {revalidate} = useRevalidator()
  const [checked, setChecked] = useState<{answer: typeof answer; entered: EnteredDiscount | null}>({
    answer: null,
    entered: null,
  })

  useEffect(() => {
    let here = true
    const follow = async () => {
      const entered = await answer
      if (here) setChecked({answer, entered})
    }
    void follow()
    return () => {
      here = false
    }
  }, [answer])

  const entered = answer === null ? null : checked.entered
  const items = cart.map(({id, priceCents}) => ({courseId: id, priceCents}))
  const applied = entered?.terms ? applyDiscount(entered.terms, items) : null
  return {
    entered,
    isChecking: checked.answer !== answer,
    code: applied?.refusal === null ? entered?.code : undefined,
    discountCents: applied?.discountCents ?? 0,
    refusal: applied?.refusal ?? null,
    remove: () => {
      storeCode(null)
      void revalidate()
    },
    checkAgain: () => void revalidate(),
  }
}
