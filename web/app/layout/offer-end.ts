import {useEffect, useRef} from 'react'
import {useRevalidator} from 'react-router-dom'
import {useSite} from '~/features/site/site-context'

/** Loads an open page once more when the offer ends, so that its prices end with it. */
export function OfferEnd() {
  const {offerEnded = false} = useSite()
  const before = useRef(offerEnded)
  const {revalidate} = useRevalidator()
  useEffect(() => {
    if (offerEnded && !before.current) void revalidate()
    before.current = offerEnded
  }, [offerEnded, revalidate])
  return null
}
