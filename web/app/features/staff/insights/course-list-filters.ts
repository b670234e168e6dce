import {search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'

interface SearchedCourse {
  id: string
  title: string
  teacher: string
}

/** The search of the staff's list of courses; `course-list.ts` reads the pages. */
export const courseListFilters = defineFilters<SearchedCourse>()({
  filters: {search: search({text: ({title, teacher}) => `${title}\n${teacher}`})},
})
