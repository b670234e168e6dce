import {enrollment} from '../enrollments/enrollment.ts'
import {readAll} from '../services/read-all.ts'

/** Those of some courses that somebody does not own. */
export async function notOwned<T extends {id: string}>(uid: string, courses: readonly T[]): Promise<T[]> {
  const owned = await readAll(courses.map(({id}) => enrollment(uid, id)))
  return courses.filter((_, index) => !owned[index]?.exists)
}
