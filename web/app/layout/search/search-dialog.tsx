import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {SearchResults} from './search-results'
import {resultGroups} from './site-search'
import {useSiteSearch} from './use-site-search'
import {IconButton} from '~/ui/button'
import {CloseIcon, SearchIcon} from '~/ui/icons'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** Searches courses, instructors, articles and help: a field over a list, from which the arrow keys and Enter choose. */
export function SearchDialog({open, onClose}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const {key} = useLocation()
  const shownAt = useRef(key)

  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    field.current?.select()
  }, [open])

  // Every navigation closes it, also one by the back button.
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    onClose()
  }, [key, onClose])

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-0 mb-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface-raised p-0 shadow-over sm:mt-20 sm:h-auto sm:max-h-[calc(100dvh-10rem)] sm:max-w-160 sm:rounded"
    >
      <SearchPanel field={field} open={open} onClose={onClose} />
    </dialog>
  )
}

interface SearchPanelProps extends SearchDialogProps {
  field: React.RefObject<HTMLInputElement | null>
}

function SearchPanel({field, open, onClose}: SearchPanelProps) {
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const {index, failed, retry} = useSiteSearch(open)
  const navigate = useNavigate()
  const listId = useId()
  const words = search.trim()
  const groups = index && words !== '' ? resultGroups(index, words) : []
  const results = groups.flatMap((group) => group.results)
  const chosen = results[active]
  const optionId = (id: string) => `${listId}-${id}`

  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    if (results.length === 0) return
    const next = (active + by + results.length) % results.length
    setActive(next)
    const entry = results[next]
    if (entry) document.getElementById(optionId(entry.id))?.scrollIntoView({block: 'nearest'})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter' && words !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void navigate(chosen ? chosen.to : `/courses?q=${encodeURIComponent(words)}`)
    }
  }

  return (
    <div className="flex h-full max-h-[inherit] flex-col">
      <div className="relative flex shrink-0 items-center border-b border-border">
        <SearchIcon className="pointer-events-none absolute left-5 size-5 text-ink-faint" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(chosen.id)}
          aria-autocomplete="list"
          aria-label="Search courses, instructors, articles and help"
          placeholder="Search courses, people, articles, help"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-16 w-full bg-transparent pr-2 pl-13 font-display text-lg -outline-offset-2"
        />
        <IconButton label="Close search" onClick={onClose} className="mr-2 text-ink-soft">
          <CloseIcon />
        </IconButton>
      </div>
      <SearchResults
        id={listId}
        words={words}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        isLoading={!index && !failed}
        onRetry={failed ? retry : undefined}
        similar={index && words !== '' && results.length === 0 ? index.similar(words) : []}
      />
    </div>
  )
}
