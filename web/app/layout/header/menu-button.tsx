import {useCallback, useState, type ComponentType} from 'react'
import {IconButton} from '~/ui/button'
import {MenuIcon} from '~/layout/icons'

type MobileMenu = ComponentType<{open: boolean; onClose: () => void}>

/**
 * Opens the menu of small screens, whose code is fetched when the pointer enters. When it cannot be fetched, the button
 * leads to /sitemap.
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
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void import('./mobile-menu').catch(() => {})}
        onClick={() => void show()}
      >
        <MenuIcon className="size-6" />
      </IconButton>
      {Menu && <Menu open={open} onClose={close} />}
    </div>
  )
}
