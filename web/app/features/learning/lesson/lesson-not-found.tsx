import {useParams} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** The 404 page for an unknown lesson. */
export function LessonNotFound() {
  const {course} = useParams()
  return (
    <Container className="grid flex-1 content-center justify-items-start gap-6 py-section">
      <h1 className="text-5xl">Lesson Not Found</h1>
      <p className="measure text-lg text-ink-soft">
        There is no lesson at this address. It may have another name now, or have been taken out of the
        course.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/learn/${course}`}>Go to the course</ButtonLink>
        <ButtonLink to="/courses" variant="secondary">
          Browse Courses
        </ButtonLink>
      </div>
    </Container>
  )
}
