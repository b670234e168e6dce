import {useCallback, useState, type ComponentType} from 'react'
import {IconButton} from '~/ui/button'
import {MenuIcon} from '~/layout/icons'

type MobileMenu = ComponentType<{open: boolean; onClose: () => void}>

/**
 * Opens the menu of small screens, whose code is fetched when the pointer enters. When it cannot be fetched, or
 * where scripts are switched off, the way leads to /sitemap.
 */
export function MenuButton() {
  const [Menu, setMenu] = useState<MobileMenu>()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  const show = async () => {
    try {
      const {MobileMenu} = await import('./mobile-menu')
      setMenu(() => MobileMenu)
      setOpen(true)
    } catch {
      window.location.assign('/sitemap')
    }
  }

  return (
    <div className="lg:hidden">
      <IconButton
        label="Open menu"
        className="noscript:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void import('./mobile-menu').catch(() => {})}
        onClick={() => void show()}
      >
        <MenuIcon className="size-6" />
      </IconButton>
      <a
        href="/sitemap"
        aria-label="All pages"
        className="hidden size-[44px] place-items-center noscript:grid"
      >
        <MenuIcon className="size-6" />
      </a>
      {Menu && <Menu open={open} onClose={close} />}
    </div>
  )
}
