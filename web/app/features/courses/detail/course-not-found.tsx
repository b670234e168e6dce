import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** The 404 page for an unknown course. */
export function CourseNotFound() {
  return (
    <Container className="grid justify-items-start gap-6 pt-section pb-12">
      <h1 className="text-5xl">Course Not Found</h1>
      <p className="measure text-lg text-ink-soft">
        The course you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/courses" variant="secondary">
          Browse Courses
        </ButtonLink>
      </div>
    </Container>
  )
}
