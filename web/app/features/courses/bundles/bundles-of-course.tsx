import {BundleLink} from './bundle-link'
import type {BundleCard} from './model'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'

/** The bundles of which a course is part, on its page; none of which the learner owns all courses. */
export function BundlesOfCourse({bundles}: {bundles: readonly BundleCard[]}) {
  const owned = useOwnedCourses()
  const others = bundles.filter(({courses}) => courses.some(({id}) => !owned.has(id)))
  if (others.length === 0) return null
  return (
    <ul aria-label="Bundles with this course" className="no-print grid gap-4">
      {others.map((bundle) => (
        <li key={bundle.id} className="grid">
          <BundleLink bundle={bundle} label="Part of the bundle" />
        </li>
      ))}
    </ul>
  )
}
