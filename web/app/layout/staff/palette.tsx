import {Suspense, useEffect, useState} from 'react'
import {useSession} from '~/features/auth/session'
import {lazyDialog} from '~/ui/feedback/lazy-dialog'
import {SearchIcon} from '~/ui/icons'
import {staffScreens} from './staff-screens.data'

const fetchDialog = () => import('~/features/staff/palette/palette-dialog')
const PaletteDialog = lazyDialog(fetchDialog)

interface PaletteProps {
  className?: string
}

/** The button that opens the search of the back office, as Ctrl-K and ⌘K do. Its code is fetched when it is opened. */
export function Palette({className}: PaletteProps) {
  const {user} = useSession()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      // Over another dialog it would hide what somebody is doing there.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const screens = staffScreens
    .filter(({ownerOnly}) => !ownerOnly || user?.isOwner)
    .map(({to, label}) => ({to, label}))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void fetchDialog().catch(() => {})}
        onClick={() => setOpen(true)}
        className={className}
      >
        <SearchIcon className="size-4.5 shrink-0" />
        <span className="max-lg:sr-only">Search</span>
        <kbd aria-hidden className="ml-auto font-display text-xs text-ink-faint max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      {open && (
        <Suspense>
          <PaletteDialog screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
