import {useNavigate, useRevalidator} from 'react-router-dom'
import {Button, ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {BrowseInstead} from './browse-instead/browse-instead'
import {isContentFailure, NOT_LOADED} from '~/lib/sanity/content-failure'

/** Shown in place of a screen that failed, with a button to try again and a link home. */
export function ErrorScreen({error}: {error: unknown}) {
  const {revalidate, state} = useRevalidator()
  const navigate = useNavigate()
  const unreachable = isContentFailure(error)
  return (
    <>
      <Container className="grid justify-items-start gap-6 pt-section pb-12">
        <h1 className="text-4xl">{unreachable ? NOT_LOADED : 'Something went wrong'}</h1>
        <p role="alert" className="measure text-lg text-ink-soft">
          {unreachable
            ? 'We could not reach the place our content comes from. Please check your connection and try again.'
            : 'An error on our side kept this page from showing. It has nothing to do with what you did.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            pending={state === 'loading'}
            pendingLabel="Trying..."
            onClick={() => (unreachable ? void revalidate() : void navigate(0))}
          >
            Try again
          </Button>
          <ButtonLink to="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </Container>
      <BrowseInstead />
    </>
  )
}
