import {search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters, type FiltersOf} from '@lectern/domain/lists/filters'
import {matchesWords, searchWords} from '@lectern/domain/text/text-search'
import {excerpt} from '~/lib/search/excerpt'
import type {HelpPage} from './model'

export interface HelpResult {
  key: string
  kind: 'topic' | 'question'
  title: string
  /** a sentence or two */
  text: string
  /** the link to the topic or the question */
  to: string
}

/** A topic or a question as an entry of the search. */
interface HelpEntry {
  id: string
  result: HelpResult
  /** additional search terms */
  also: readonly string[]
  /** all texts that are searched */
  whole: readonly string[]
}

export const helpFilters = defineFilters<HelpEntry>()({
  filters: {search: search({text: ({whole}) => whole.join('\n')})},
})

/**
 * The topics and questions that contain every word of a search: matches in the title first, then matches in the
 * search terms. Empty for a blank search.
 */
export function searchHelp(
  {topics, questions}: HelpPage,
  filters: FiltersOf<typeof helpFilters>,
): HelpResult[] {
  const words = searchWords(filters.search)
  if (words.length === 0) return []
  const entries: HelpEntry[] = [
    ...topics.map((topic) => ({
      id: topic.key,
      result: {
        key: topic.key,
        kind: 'topic' as const,
        title: topic.title,
        text: topic.text,
        to: `/help#${topicAnchor(topic.key)}`,
      },
      also: topic.searchTerms,
      whole: [topic.title, topic.text, ...topic.searchTerms],
    })),
    ...questions.map((question) => ({
      id: question.key,
      result: {
        key: question.key,
        kind: 'question' as const,
        title: question.question,
        text: excerpt(question.answer, words),
        to: `/faq#${question.anchor}`,
      },
      also: [question.topic],
      whole: [question.question, question.topic, question.answer],
    })),
  ]
  return helpFilters
    .filter(entries, filters)
    .map(({result, also}) => ({
      result,
      rank: matchesWords([result.title], words) ? 0 : matchesWords([result.title, ...also], words) ? 1 : 2,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({result}) => result)
}

/** The URL fragment of a topic's card. */
export function topicAnchor(key: string): string {
  return `topic-${key}`
}
