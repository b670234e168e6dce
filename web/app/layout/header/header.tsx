import {Suspense, useEffect, useRef, useState} from 'react'
import {Link} from 'react-router-dom'
import {NavLink} from './nav-link'
import {useSignedInFlag} from '~/features/auth/signed-in-flag'
import {useCart} from '~/features/cart/cart-context'
import {useSite} from '~/features/site/site-context'
import {AccountLink} from '~/layout/account/account-link'
import {ButtonLink, IconButton} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {CartIcon, MoonIcon, SunIcon} from '~/layout/icons'
import {Logo} from './logo'
import {MenuButton} from './menu-button'
import {SearchIcon} from '~/ui/icons'
import {useHydrated} from '~/ui/use-hydrated'

/** The header of every page: it stays on top, and turns opaque once the page has been scrolled by 10 px. */
export function Header() {
  const {name, menus} = useSite()
  const [top, scrolled] = useScrolled()
  return (
    <>
      <div ref={top} aria-hidden className="absolute top-0 h-2.5 w-px" />
      <header
        data-scrolled={scrolled || undefined}
        className="no-print sticky top-0 z-40 border-b border-transparent transition-[background-color,border-color] data-scrolled:border-border data-scrolled:bg-surface"
      >
        <Container className="flex min-h-16 flex-wrap items-center gap-x-2 lg:min-h-20 lg:flex-nowrap">
          <Link to="/" aria-label={`${name}, home`} className="-ml-1 rounded p-1 wrap-break-word">
            <Logo name={name} inHeader />
          </Link>
          <nav aria-label="Main" className="mx-auto hidden items-center gap-1 lg:flex">
            {menus.header.map(({to, label}) => (
              <NavLink key={to} to={to} className={navLinkClass}>
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1 lg:ml-0">
            <SearchLink />
            <ThemeSwitch />
            <CartLink />
            <div className="hidden items-center lg:flex">
              <Account />
            </div>
            <MenuButton />
          </div>
        </Container>
      </header>
      {/* The place of the cookie banner, so that in the document order it comes before the content it covers. */}
      <div id="cookies" />
    </>
  )
}

const navLinkClass =
  'inline-flex min-h-11 items-center rounded px-3.5 text-sm font-medium decoration-accent-bright decoration-2 underline-offset-8 transition-colors hover:bg-ink/8 aria-[current]:underline'

const iconLinkClass =
  'relative grid size-[44px] shrink-0 place-items-center rounded transition-colors hover:bg-ink/8'

/** Whether the page has been scrolled by 10 px. Observes an element at its top instead of listening to every scroll. */
function useScrolled() {
  const mark = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return [mark, scrolled] as const
}

/** Opens the search of the whole shop. Until the page is hydrated, without scripts, and where its own cannot be fetched, it leads to that of the courses. */
function SearchLink() {
  return (
    <a
      href="/courses"
      aria-label="Search"
      className={iconLinkClass}
      onClick={(event) => {
        event.preventDefault()
        void import('~/layout/search/open-search').then(
          ({setSearchOpen}) => setSearchOpen(true),
          () => window.location.assign('/courses'),
        )
      }}
    >
      <SearchIcon />
    </a>
  )
}

function ThemeSwitch() {
  return (
    <IconButton
      label="Switch between light and dark"
      onClick={() => void import('./theme').then(({switchTheme}) => switchTheme())}
    >
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </IconButton>
  )
}

function CartLink() {
  const {cartCount} = useCart()
  return (
    <Link
      to="/cart"
      aria-label={cartCount > 0 ? `Cart, ${pluralize(cartCount, 'item')}` : 'Cart'}
      className={iconLinkClass}
    >
      <CartIcon />
      {cartCount > 0 && (
        <span
          key={cartCount}
          className="tabular absolute top-0.5 right-0 grid h-5 min-w-5 animate-count place-items-center rounded-full bg-accent px-1 font-display text-xs font-bold text-on-accent"
        >
          {cartCount}
        </span>
      )}
    </Link>
  )
}

const UserMenu = lazyPart(
  async () => ({default: (await import('~/layout/account/user-menu')).UserMenu}),
  AccountLink,
)

/** The link to sign in, or the menu of a signed-in user, whose code visitors do not download. */
function Account() {
  const signedIn = useSignedInFlag()
  const hydrated = useHydrated()
  if (hydrated && !signedIn) return <SignIn />
  // With the flag of a signed-in user the button is invisible while the menu is loaded.
  const waiting = <SignIn className="remembered:invisible" />
  return signedIn ? (
    <Suspense fallback={waiting}>
      <UserMenu />
    </Suspense>
  ) : (
    waiting
  )
}

function SignIn({className}: {className?: string}) {
  return (
    <ButtonLink to="/auth" variant="secondary" className={classNames('ml-2', className)}>
      Sign In
    </ButtonLink>
  )
}
