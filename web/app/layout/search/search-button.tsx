import {useCallback, useState, type ComponentType} from 'react'
import {IconButton} from '~/ui/button'
import {SearchIcon} from '~/ui/icons'

type SearchDialog = ComponentType<{open: boolean; onClose: () => void}>

/**
 * Opens the search of the whole shop, whose code is fetched when the pointer enters. When it cannot be fetched, or where scripts
 * are switched off, the way leads to /courses. Its key is handled by `search-shortcut.ts`.
 */
export function SearchButton() {
  const [Search, setSearch] = useState<SearchDialog>()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  const show = async () => {
    try {
      const {SearchDialog} = await import('./search-dialog')
      setSearch(() => SearchDialog)
      setOpen(true)
    } catch {
      window.location.assign('/courses')
    }
  }

  return (
    <>
      <IconButton
        label="Search"
        className="noscript:hidden"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={() => void import('./search-dialog').catch(() => {})}
        onClick={() => void show()}
      >
        <SearchIcon />
      </IconButton>
      <a
        href="/courses"
        aria-label="Search courses"
        className="hidden size-[44px] place-items-center noscript:grid"
      >
        <SearchIcon />
      </a>
      {Search && <Search open={open} onClose={close} />}
    </>
  )
}
