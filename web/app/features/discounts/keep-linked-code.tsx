import {DISCOUNT_PARAMETER} from '@lectern/domain/page-addresses'
import {useEffect} from 'react'
import {useSearchParams} from 'react-router-dom'
import {toast} from '~/ui/feedback/toast'

/** Keeps the code of a link to any page (`?code=SPRING`) for the cart, which has a loader of its own for it. */
export function KeepLinkedCode() {
  const [search] = useSearchParams()
  const code = search.get(DISCOUNT_PARAMETER)
  useEffect(() => {
    if (code === null || code.trim() === '') return
    const keep = async () => {
      const {storedCode, takeCodeOf} = await import('./stored-code')
      const before = storedCode()
      takeCodeOf(window.location.href)
      const stored = storedCode()
      if (stored === null || stored === before) return
      toast({
        title: 'Discount code kept',
        description: `${stored} is entered in your cart when you go to pay.`,
      })
    }
    void keep()
  }, [code])
  return null
}
