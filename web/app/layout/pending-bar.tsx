import {useNavigation} from 'react-router-dom'
import {useMissingPage} from './use-missing-page'

/** A thin progress bar at the top while the next page is loading, shown after a short delay. */
export function PendingBar() {
  const {state} = useNavigation()
  const isUnreachable = useMissingPage()
  return (
    <div
      aria-hidden
      data-loading={(state === 'loading' && !isUnreachable) || undefined}
      className="no-print pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-0 bg-accent-bright opacity-0 data-loading:scale-x-90 data-loading:opacity-100 data-loading:transition-[scale,opacity] data-loading:delay-150 data-loading:duration-2000"
    />
  )
}
