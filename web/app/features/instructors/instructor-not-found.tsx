import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** Shown when no instructor has the requested slug. */
export function InstructorNotFound() {
  return (
    <Container className="grid justify-items-start gap-6 pt-section pb-12">
      <h1 className="text-5xl">Instructor Not Found</h1>
      <p className="measure text-lg text-ink-soft">
        The instructor you’re looking for doesn’t exist or has left us.
      </p>
      <ButtonLink to="/instructors">Back to Instructors</ButtonLink>
    </Container>
  )
}
