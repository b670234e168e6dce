import {BookCover} from '~/features/courses/book-cover'
import {loadHome} from '~/features/home/model'
import {useFetched} from '~/lib/router/use-fetched'

const SHOWN = 4

const loadFeatured = async (_key: string, signal: AbortSignal) =>
  (await loadHome(signal)).featured.slice(0, SHOWN)

/** The courses that editors feature; nothing until they are there, or when they cannot be fetched. */
export function FeaturedShelf() {
  const {value: courses = []} = useFetched('featured', loadFeatured)
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="featured-courses" className="grid gap-6">
      <h2 id="featured-courses" className="text-2xl">
        Courses to look at
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <BookCover course={course} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
