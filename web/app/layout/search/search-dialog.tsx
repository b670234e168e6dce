import {useEffect, useRef, useState, type RefObject} from 'react'
import {useNavigate} from 'react-router-dom'
import {SearchResults} from './search-results'
import {useSiteSearch} from './use-site-search'
import {useCloseOnLeave} from '~/lib/router/use-close-on-leave'
import {IconButton} from '~/ui/button'
import {useCloseOnPressOutside} from '~/ui/feedback/use-close-on-press-outside'
import {CloseIcon, SearchIcon} from '~/ui/icons'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** Searches courses, instructors, articles and help: a field over a list, through which the arrow keys go; Enter opens the first result. */
export function SearchDialog({open, onClose}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    field.current?.select()
  }, [open])

  useCloseOnPressOutside(dialog, onClose)
  useCloseOnLeave(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      className="mx-auto mt-0 mb-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface-raised p-0 shadow-over sm:mt-20 sm:h-auto sm:max-h-[calc(100dvh-10rem)] sm:max-w-160 sm:rounded"
    >
      <SearchPanel field={field} onClose={onClose} />
    </dialog>
  )
}

interface SearchPanelProps {
  onClose: () => void
  field: RefObject<HTMLInputElement | null>
}

function SearchPanel({field, onClose}: SearchPanelProps) {
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  const panel = useRef<HTMLFormElement>(null)
  const words = search.trim()
  const {groups, isLoading, similar, onRetry} = useSiteSearch(words)
  const first = groups[0]?.results[0]

  /** The arrow keys move the focus through the field and the links under it. */
  useEffect(() => {
    const element = panel.current
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      // Within an input method they choose among its candidates.
      if (by === 0 || event.isComposing || !element) return
      const stops = [...element.querySelectorAll<HTMLElement>('input, a')]
      const here = stops.findIndex((stop) => stop === document.activeElement)
      event.preventDefault()
      stops[(here + by + stops.length) % stops.length]?.focus()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])

  return (
    <form
      ref={panel}
      className="flex h-full max-h-[inherit] flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        if (words === '') return
        onClose()
        void navigate(first ? first.to : `/courses?q=${encodeURIComponent(words)}`)
      }}
    >
      <div className="relative flex shrink-0 items-center border-b border-border">
        <SearchIcon className="pointer-events-none absolute left-5 size-5 text-ink-faint" />
        <input
          ref={field}
          type="text"
          aria-label="Search courses, instructors, articles and help"
          placeholder="Courses, people, articles, help"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="min-h-16 w-full min-w-0 bg-transparent pr-2 pl-13 font-display text-lg -outline-offset-2"
        />
        <IconButton label="Close search" onClick={onClose} className="mr-2 text-ink-soft">
          <CloseIcon />
        </IconButton>
      </div>
      <SearchResults
        words={words}
        groups={groups}
        isLoading={isLoading}
        onRetry={onRetry}
        similar={words === '' || first ? [] : similar()}
      />
    </form>
  )
}
