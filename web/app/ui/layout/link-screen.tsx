import {useEffect, useRef, type ReactNode} from 'react'
import {Button} from '../button'
import {Loading, Skeleton} from '../feedback/skeleton'
import {Container} from './container'

interface LinkScreenProps {
  title: string
  /** the screen is the result of a click: its title gets the focus and is announced */
  news?: boolean
  children: ReactNode
}

/** The screen of a link in a mail. */
export function LinkScreen({title, news = false, children}: LinkScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) heading.current?.focus()
  }, [news])
  return (
    <Container className="grid flex-1 content-center justify-items-start gap-6 py-section text-lg text-ink-soft">
      <h1 ref={heading} tabIndex={-1} className="max-w-[18ch] text-4xl tracking-tighter text-ink lg:text-5xl">
        {title}
      </h1>
      <div className="measure grid justify-items-start gap-6">{children}</div>
    </Container>
  )
}

/** The screen of a link while what it leads to is loaded. */
export function LoadingLinkScreen({title, label}: {title: string; label: string}) {
  return (
    <LinkScreen title={title}>
      <Loading label={label}>
        <Skeleton className="h-24 w-72" />
      </Loading>
    </LinkScreen>
  )
}

interface UnreachedLinkScreenProps {
  title: string
  /** whether it was opened too often */
  isRateLimited: boolean
  /** what is said otherwise */
  words: string
  retry: () => void
}

/** The screen of a link whose content could not be loaded for now. */
export function UnreachedLinkScreen({title, isRateLimited, words, retry}: UnreachedLinkScreenProps) {
  return (
    <LinkScreen title={title}>
      <p>{isRateLimited ? 'Too many attempts. Please wait a few minutes.' : words}</p>
      <Button onClick={retry}>Try again</Button>
    </LinkScreen>
  )
}
