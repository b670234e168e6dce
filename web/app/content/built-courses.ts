import {once} from './built'
import {toCourse, type Course} from './course'
import {allCoursesQuery} from './course-queries'
import {fetchContent} from './sanity'

const coursesBySlug = once(
  async () => new Map((await fetchContent(allCoursesQuery)).map((course) => [course.slug, course])),
)

/** For the build: the course with that slug, out of one question for all of them. */
export async function builtCourse(slug: string): Promise<Course> {
  const course = toCourse((await coursesBySlug()).get(slug))
  if (!course) throw new Response(null, {status: 404})
  return course
}
