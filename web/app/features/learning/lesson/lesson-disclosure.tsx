import {Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {useScrollToHash} from '~/ui/use-scroll-to-hash'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {ChevronDownIcon} from '~/ui/icons'
import {onIdle} from './on-idle'

interface LessonDisclosureProps {
  /** by which links lead to it, which then open it */
  id?: string
  title: string
  /** imports the content's chunk; called when idle, because the network may be gone by the time it is opened */
  fetchCode: () => Promise<unknown>
  /** whether its content mounts as soon as its code is there, as it does something also while it is closed */
  isEarly?: boolean
  /** opens it when it becomes true */
  isWanted?: boolean
  children: ReactNode
}

/** A collapsible part of the lesson page; its content mounts when it is first opened. */
export function LessonDisclosure({
  id,
  title,
  fetchCode,
  isEarly = false,
  isWanted = false,
  children,
}: LessonDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isMounted, setMounted] = useState(false)
  useEffect(
    () =>
      onIdle(() => {
        fetchCode().then(
          () => isEarly && setMounted(true),
          () => {},
        )
      }),
    [fetchCode, isEarly],
  )
  // Before the content puts the focus into it.
  useLayoutEffect(() => {
    if (!isWanted || !details.current) return
    details.current.open = true
    setMounted(true)
  }, [isWanted])
  const {hash} = useLocation()
  useEffect(() => {
    if (id !== undefined && hash === `#${id}` && details.current) details.current.open = true
  }, [id, hash])
  useScrollToHash(details, id)
  return (
    <details
      ref={details}
      id={id}
      className="group scroll-mt-28 border-b border-border"
      onToggle={(event) => event.currentTarget.open && setMounted(true)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-lg font-semibold">
        {title}
        <ChevronDownIcon className="size-5 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">
        {isMounted && (
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
