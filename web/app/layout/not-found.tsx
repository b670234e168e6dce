import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {BrowseInstead} from './browse-instead/browse-instead'

export function NotFound() {
  return (
    <>
      <Container className="grid justify-items-start gap-6 pt-section pb-12">
        <p className="font-display text-sm font-semibold text-accent-ink">404</p>
        <h1 className="text-5xl">Page Not Found</h1>
        <p className="measure text-lg text-ink-soft">
          There is no page at this address. It may have moved, or the link may be mistyped.
        </p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </Container>
      <BrowseInstead />
    </>
  )
}
