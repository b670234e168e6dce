import {search} from './lists/filter-kinds.ts'
import {defineFilters} from './lists/filters.ts'

/** The fields of an instructor needed for searching and sorting the directory. */
export interface DirectoryInstructor {
  id: string
  name: string
  title: string
  bio: string
  rating: number
  studentsCount: number
}

export const DIRECTORY_PAGE_SIZE = 9

const alphabet = new Intl.Collator('en', {sensitivity: 'base', numeric: true})

/** The directory's search, sort orders and pagination. */
export const directoryFilters = defineFilters<DirectoryInstructor>()({
  filters: {
    search: search({text: ({name, title, bio}) => [name, title, bio].join('\n')}),
  },
  sorts: {
    name: {label: 'Name', compare: (a, b) => alphabet.compare(a.name, b.name)},
    title: {label: 'Title', compare: (a, b) => alphabet.compare(a.title, b.title)},
    rating: {label: 'Highest Rated', compare: (a, b) => b.rating - a.rating},
    students: {label: 'Most Students', compare: (a, b) => b.studentsCount - a.studentsCount},
  },
  pageSize: DIRECTORY_PAGE_SIZE,
})
