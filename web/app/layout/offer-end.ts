import {useEffect, useRef} from 'react'
import {useRevalidator, useRouteLoaderData} from 'react-router-dom'
import type {Site} from '~/features/site/model'
import {useSite} from '~/features/site/site-context'

/** Loads an open page once more when the offer ends, so that its prices end with it. */
export function OfferEnd() {
  const {offerEnded = false} = useSite()
  // Not what the site is by now: this is fetched after the page, which may be of a moment before the end.
  const built = useRouteLoaderData<Site>('root')
  const before = useRef(built?.offerEnded ?? false)
  const {revalidate} = useRevalidator()
  useEffect(() => {
    if (offerEnded && !before.current) void revalidate()
    before.current = offerEnded
  }, [offerEnded, revalidate])
  return null
}
