import type {Outline} from '@lectern/domain/learning/outline'
import {search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters, type FiltersOf} from '@lectern/domain/lists/filters'
import {searchWords} from '@lectern/domain/text/text-search'
import {excerpt} from '~/lib/search/excerpt'

/** What is searched of a course, by the keys of its lessons. */
export interface CourseTexts {
  /** the words of the lessons that are open to the learner */
  lessons: ReadonlyMap<string, string>
  notes: ReadonlyMap<string, string>
}

/** A lesson or the note of one, as it was found. */
export interface FoundText {
  id: string
  source: 'lesson' | 'note'
  title: string
  /** the last segment of the lesson's path */
  slug: string
  /** the part around the first word that was searched */
  text: string
}

export const courseFilters = defineFilters<FoundText>()({
  filters: {search: search({text: ({title, text}) => `${title}\n${text}`})},
})

/** The lessons and notes that have every word of a search, in the order of the outline. Empty for a blank search. */
export function searchCourse(
  outline: Outline,
  {lessons, notes}: CourseTexts,
  filters: FiltersOf<typeof courseFilters>,
): FoundText[] {
  const words = searchWords(filters.search)
  if (words.length === 0) return []
  const entries = outline
    .flatMap((section) => section.lessons)
    .flatMap(({key, title, slug}) =>
      (
        [
          ['lesson', lessons.get(key)],
          ['note', notes.get(key)],
        ] as const
      ).flatMap(([source, text]) =>
        text === undefined ? [] : [{id: `${source}-${key}`, source, title, slug, text}],
      ),
    )
  return courseFilters.filter(entries, filters).map((entry) => ({...entry, text: excerpt(entry.text, words)}))
}
