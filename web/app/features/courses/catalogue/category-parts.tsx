import type {Category} from './model'
import {editable} from '~/lib/sanity/preview'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Container} from '~/ui/layout/container'
import {Section} from '~/ui/layout/section'

interface CategoryProps {
  category: Category
}

/** What the courses of a category are about. */
export function CategoryText({category: {id, name, text}}: CategoryProps) {
  if (text === '') return null
  return (
    <Section heading={`About ${name}`}>
      <div className="measure grid gap-4 text-lg" {...editable('category', id, 'text')}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

/** In place of the list of a category without courses. Its button leads to the switch for mails about new courses. */
export function NoCoursesYet({category: {name}}: CategoryProps) {
  return (
    <EmptyState
      title={`No courses in ${name} yet`}
      action={
        <>
          <ButtonLink to="/settings">Mail me about new courses</ButtonLink>
          <ButtonLink to="/courses" variant="secondary">
            Browse Courses
          </ButtonLink>
        </>
      }
    >
      Whoever has an account gets a mail when a new course appears. It can be switched on and off in the
      settings.
    </EmptyState>
  )
}

/** The 404 page for an unknown category. */
export function CategoryNotFound() {
  return (
    <Container className="grid justify-items-start gap-6 pt-section pb-12">
      <h1 className="text-5xl">Category Not Found</h1>
      <p className="measure text-lg text-ink-soft">There is no category with this address.</p>
      <ButtonLink to="/courses">Browse Courses</ButtonLink>
    </Container>
  )
}
