import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** Shown when no article has the requested slug. */
export function ArticleNotFound() {
  return (
    <Container className="grid justify-items-start gap-6 pt-section pb-12">
      <h1 className="text-4xl">Loading post or post not found...</h1>
      <p className="measure text-lg text-ink-soft">
        If nothing appears, the article does not exist or has been taken down.
      </p>
      <ButtonLink to="/blog">Back to Blog</ButtonLink>
    </Container>
  )
}
