import {Link} from 'react-router-dom'
import {useSite} from '~/features/site/site-context'
import {Container} from '~/ui/layout/container'
import {Logo} from './header/logo'
import {NewsletterForm} from '~/features/newsletter/newsletter-form'

/** Shows the cookie banner again, with the focus in it, as it stands before the footer. */
async function changeCookies() {
  const {askForCookiesAgain} = await import('./cookie-consent')
  askForCookiesAgain()
  requestAnimationFrame(() => document.getElementById('cookies')?.querySelector('button')?.focus())
}

/** The footer of every page. */
export function Footer() {
  const site = useSite()
  return (
    <footer className="no-print bg-surface-inverse text-ink-inverse">
      <Container className="grid gap-14 py-16 lg:grid-cols-[5fr_6fr] lg:gap-24 lg:py-24">
        <div className="grid content-start gap-5">
          <h2 className="max-w-[16ch] text-3xl">{site.newsletter.heading || 'Newsletter'}</h2>
          <p className="max-w-[44ch] text-ink-inverse-soft">{site.newsletter.text}</p>
          <NewsletterForm />
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:justify-self-end lg:gap-x-16"
        >
          {site.footer.map(({heading, links}) => (
            <div key={heading}>
              <h3 className="mb-3 text-sm font-medium text-ink-inverse-soft">{heading}</h3>
              <ul>
                {links.map(({to, label}) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-base underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-border-inverse py-8 font-display text-sm text-ink-inverse-soft">
          <span className="text-ink-inverse">
            <Logo name={site.name} />
          </span>
          <button
            type="button"
            className="min-h-11 underline-offset-4 hover:underline"
            onClick={() => void changeCookies()}
          >
            Cookie Settings
          </button>
          <p>{[site.tagline, site.guarantee, site.access].filter(Boolean).join(' · ')}</p>
        </div>
      </Container>
    </footer>
  )
}
