import {useEffect, useState, type ComponentType} from 'react'
import {useShortcutsOn} from '~/features/learning/lesson/keyboard/shortcuts-setting'
import {setSearchOpen, useSearchOpen} from './open-search'

type SearchDialog = ComponentType<{open: boolean; onClose: () => void}>

const TYPING = 'input, textarea, select, [contenteditable]'
const close = () => setSearchOpen(false)

/**
 * The search of the whole shop, which the header opens, or the key `/` unless single keys are switched off. Its code is fetched then;
 * when it cannot be fetched, the way leads to /courses, as it does where scripts are switched off.
 */
export function SiteSearchHost() {
  const open = useSearchOpen()
  const hasKey = useShortcutsOn()
  const [Search, setSearch] = useState<SearchDialog>()

  useEffect(() => {
    if (!open || Search) return
    void import('./search-dialog').then(
      ({SearchDialog}) => setSearch(() => SearchDialog),
      () => window.location.assign('/courses'),
    )
  }, [open, Search])

  useEffect(() => {
    if (!hasKey) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const isTyping = event.target instanceof Element && event.target.closest(TYPING)
      if (isTyping || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setSearchOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hasKey])

  return Search && <Search open={open} onClose={close} />
}
