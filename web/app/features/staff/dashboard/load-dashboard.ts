import type {Output} from '@lectern/domain/contracts'
import {shopStatistics, type Period} from '@lectern/domain/statistics/contracts'
import {bestCourseTitlesQuery} from './queries'
import {call} from '~/lib/firebase/call'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

type Statistics = Output<typeof shopStatistics>
export type DayFigures = Statistics['days'][number]
export type Waiting = Statistics['waiting']
/** A course that sold well; its title is empty while it is not known. */
export type BestCourse = Statistics['courses'][number] & {title: string}

export interface Dashboard extends Omit<Statistics, 'courses'> {
  period: Period
  courses: BestCourse[]
}

/** What waits for staff, and the figures of a period. Throws CallFailure. */
export async function loadDashboard(period: Period): Promise<Dashboard> {
  const statistics = await call(shopStatistics, {period})
  const titles = await loadTitles(statistics.courses.map(({courseId}) => courseId))
  const courses = statistics.courses.map((course) => ({...course, title: titles.get(course.courseId) ?? ''}))
  return {...statistics, courses, period}
}

/** Without the titles the figures are still worth showing. */
async function loadTitles(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  try {
    const courses = await fetchContent(bestCourseTitlesQuery, {ids: [...ids]})
    return new Map(courses.map((course) => [course._id, text(course.title)]))
  } catch (error) {
    console.error('The titles of the courses could not be loaded.', error)
    return new Map()
  }
}
