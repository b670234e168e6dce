import {search} from '@lectern/domain/filter-kinds'
import {defineFilters} from '@lectern/domain/filters'
import type {ListedCourse} from './course-list'

/** The search and the pages of the staff's list of courses. */
export const courseListFilters = defineFilters<ListedCourse>()({
  filters: {search: search({text: ({title, teacher}) => `${title}\n${teacher}`})},
  pageSize: 50,
})
