import {Autocomplete} from '@base-ui/react/autocomplete'
import {useLayoutEffect, useRef, useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {useCloseOnLeave} from '~/lib/router/use-close-on-leave'
import {useFetched} from '~/lib/router/use-fetched'
import {pluralize} from '~/ui/content/pluralize'
import {useCloseOnPressOutside} from '~/ui/feedback/use-close-on-press-outside'
import {SearchIcon} from '~/ui/icons'
import {findEntries, type PaletteEntry, type PaletteGroup} from './palette-entries'

interface PaletteDialogProps {
  /** the screens of the back office, and what else is known without asking */
  screens: readonly PaletteEntry[]
  onClose: () => void
}

/** Shorter words find too much. */
const SHORTEST = 2

/** Finds orders, learners, courses, discount codes and screens: a field over a list, by the pattern of a combobox. */
export default function PaletteDialog({screens, onClose}: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const asked = words.trim()
  const {value, hasFailed, retry} = useFetched(asked.length < SHORTEST ? null : asked, findEntries)
  const groups = [...screenGroup(screens, asked), ...(value ?? [])]
  const total = groups.reduce((sum, {items}) => sum + items.length, 0)
  const isSearching = asked.length >= SHORTEST && !value && !hasFailed

  // Only what is closed gives the focus back, also where it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useCloseOnPressOutside(dialog, onClose)
  useCloseOnLeave(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      aria-label="Search the back office"
      onClose={() => {
        // React's strict mode closes and opens it again, and the browser tells of the first later.
        if (!dialog.current?.open) onClose()
      }}
      className="mx-auto mt-0 mb-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface-raised p-0 shadow-over sm:mt-24 sm:h-auto sm:max-h-[calc(100dvh-10rem)] sm:max-w-160 sm:rounded"
    >
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={words}
        onValueChange={setWords}
        itemToStringValue={({label}: PaletteEntry) => label}
      >
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="relative flex shrink-0 items-center border-b border-border">
            <SearchIcon className="pointer-events-none absolute left-5 size-5 text-ink-faint" />
            <Autocomplete.Input
              aria-label="Orders, learners, courses, codes and screens"
              placeholder="Order, invoice, e-mail, name, payment, course, code"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
                event.preventDefault()
                onClose()
              }}
              className="min-h-14 w-full min-w-0 bg-transparent pr-4 pl-13 font-display text-base -outline-offset-2"
            />
            <button
              type="button"
              onClick={onClose}
              className="target mr-4 shrink-0 rounded border border-border px-1.5 font-display text-xs text-ink-faint"
            >
              Esc<span className="sr-only">: close the search</span>
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain p-2">
            <Autocomplete.List aria-label="What is found">
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.label} items={group.items}>
                  <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 font-display text-xs font-medium text-ink-faint">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: PaletteEntry) => (
                      <Autocomplete.Item
                        key={entry.to}
                        value={entry}
                        onClick={() => {
                          onClose()
                          void navigate(entry.to)
                        }}
                        className="flex min-h-11 cursor-default items-center justify-between gap-4 rounded px-3 py-1.5 font-display text-sm data-highlighted:bg-chosen-soft forced-colors:data-highlighted:outline-2"
                      >
                        <span className="font-medium wrap-anywhere">{entry.label}</span>
                        {entry.note && (
                          <span className="min-w-0 text-right text-xs wrap-anywhere text-ink-soft">
                            {entry.note}
                          </span>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Autocomplete.Status
              className={
                isSearching || hasFailed || total === 0
                  ? 'px-3 py-3 font-display text-sm text-ink-soft'
                  : 'sr-only'
              }
            >
              {isSearching
                ? 'Searching...'
                : hasFailed
                  ? 'The search does not answer.'
                  : total === 0
                    ? 'Nothing is found. An address or an id of a payment has to be whole.'
                    : `${pluralize(total, 'result')}.`}
            </Autocomplete.Status>
            {hasFailed && (
              <button type="button" onClick={retry} className="link px-3 pb-3 font-display text-sm">
                Try again
              </button>
            )}
          </div>
        </div>
      </Autocomplete.Root>
    </dialog>
  )
}

/** The screens with all of the words in their names. */
function screenGroup(screens: readonly PaletteEntry[], words: string): PaletteGroup[] {
  const wanted = words.toLowerCase().split(/\s+/)
  const items = screens.filter(({label}) => wanted.every((word) => label.toLowerCase().includes(word)))
  return items.length === 0 ? [] : [{label: 'Screens', items}]
}
