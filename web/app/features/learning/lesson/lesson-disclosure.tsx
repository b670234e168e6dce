import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {ChevronDownIcon} from '~/ui/icons'
import {onIdle} from './on-idle'

interface LessonDisclosureProps {
  /** by which links lead to it, which then open it */
  id?: string
  title: string
  /** imports the content's chunk; called when idle, because the network may be gone by the time it is opened */
  fetchCode: () => Promise<unknown>
  children: ReactNode
}

/** A collapsible part of the lesson page; its content mounts when it is first opened. */
export function LessonDisclosure({id, title, fetchCode, children}: LessonDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => onIdle(() => void fetchCode().catch(() => {})), [fetchCode])
  const {hash} = useLocation()
  useEffect(() => {
    if (id === undefined || hash !== `#${id}` || !details.current) return
    details.current.open = true
    // The page has scrolled before the lesson was there.
    details.current.scrollIntoView()
  }, [id, hash])
  return (
    <details
      ref={details}
      id={id}
      className="group scroll-mt-28 border-b border-border"
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-lg font-semibold">
        {title}
        <ChevronDownIcon className="size-5 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">
        {wasOpened && (
          <Suspense
            fallback={
              <Loading label={`Loading: ${title}`}>
                <Skeleton className="h-32" />
              </Loading>
            }
          >
            {children}
          </Suspense>
        )}
      </div>
    </details>
  )
}
