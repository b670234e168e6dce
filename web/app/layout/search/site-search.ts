import {loadCourseEntries, type LinkedCourse} from '~/features/courses/catalogue/course-search'
import {loadHelp} from '~/features/pages/load-pages'
import type {HelpPage} from '~/features/pages/model'
import {fetchContent} from '~/lib/sanity/client'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {lines, text} from '~/lib/sanity/parse'
import {SearchIndex, type SearchEntry} from '~/lib/search/search-index'
import type {SiteSearchQueryResult} from '~/lib/sanity/types.generated'
import {siteMatchesQuery, siteSearchQuery} from './queries'

/** The kinds of what is found, with their headings, in the order in which equally good ones stand. */
export const KINDS = {
  course: 'Courses',
  instructor: 'Instructors',
  article: 'Articles',
  help: 'Help',
} as const

type Kind = keyof typeof KINDS

/** Something of the shop that can be found. */
export interface SiteEntry extends SearchEntry {
  kind: Kind
  to: string
  /** a few words beside the title */
  note: string
}

/** The results of one kind, best first. */
export interface ResultGroup {
  kind: Kind
  results: SiteEntry[]
}

const MOST_OF_A_KIND = 5
/** As many instructors and articles are fetched to be searched in the browser. */
const MOST_IN_BROWSER = 500

/** What is searched. */
export interface SiteSearch {
  index: SearchIndex<SiteEntry>
  /** courses, instructors or articles are too many to be in the index: they are searched for with `searchAll` */
  isLarge: boolean
}

/** Fetches what is searched. Throws like `fetchContent`. */
export async function loadSiteSearch(signal?: AbortSignal): Promise<SiteSearch> {
  const [{isLarge, courses}, others, help] = await Promise.all([
    loadCourseEntries('', signal),
    fetchContent(siteSearchQuery, {most: MOST_IN_BROWSER}, signal),
    loadHelp(signal),
  ])
  const index = await SearchIndex.of([
    ...(isLarge ? [] : courses.map(toSiteEntry)),
    ...otherEntries(others),
    ...helpEntries(help),
  ])
  const isCut = [others.instructors, others.articles].some(({length}) => length === MOST_IN_BROWSER)
  return {index, isLarge: isLarge || isCut}
}

/** Fetches the courses, instructors and articles that a search finds among all. Throws like `fetchContent`. */
export async function searchAll(search: string, signal?: AbortSignal): Promise<SiteEntry[]> {
  const {fetchMatchedCourses} = await import('~/features/courses/catalogue/remote-page')
  const [courses, others] = await Promise.all([
    fetchMatchedCourses(search, MOST_OF_A_KIND, signal),
    fetchContent(siteMatchesQuery, {words: matchPatterns(search), most: MOST_OF_A_KIND}, signal),
  ])
  return [...courses.map(toSiteEntry), ...otherEntries({...others, pages: [], categories: []})]
}

const toSiteEntry = (course: LinkedCourse): SiteEntry => ({
  ...course,
  kind: 'course',
  to: `/course/${course.slug}`,
  note: course.people ?? '',
})

/** Categories are found among the courses, and pages of text with the help. */
export function otherEntries({instructors, articles, pages, categories}: SiteSearchQueryResult): SiteEntry[] {
  return [
    ...categories.map((category): SiteEntry => ({
      kind: 'course',
      id: category._id,
      title: `${text(category.name)} courses`,
      details: [text(category.description)],
      to: `/courses/${category.slug}`,
      note: 'All of the category',
    })),
    ...instructors.map((person): SiteEntry => ({
      kind: 'instructor',
      id: person._id,
      title: text(person.name),
      details: [text(person.title), ...lines(person.interests)],
      to: `/instructor/${person.slug}`,
      note: text(person.title),
    })),
    ...articles.map((article): SiteEntry => ({
      kind: 'article',
      id: article._id,
      title: text(article.title),
      people: text(article.author),
      category: [text(article.category), ...lines(article.tags)].join(', '),
      details: [text(article.excerpt)],
      to: `/blog/${article.slug}`,
      note: text(article.author),
    })),
    ...pages.map((page): SiteEntry => ({
      kind: 'help',
      id: page._id,
      title: text(page.title),
      details: [text(page.lead)],
      to: `/${page.slug}`,
      note: '',
    })),
  ]
}

export function helpEntries({topics, questions}: HelpPage): SiteEntry[] {
  return [
    ...questions.map(({key, anchor, question, topic, answer}): SiteEntry => ({
      kind: 'help',
      id: `question-${key}`,
      title: question,
      category: topic,
      details: [answer],
      to: `/faq#${anchor}`,
      note: topic,
    })),
    ...topics.map(({key, title, text: words, searchTerms}): SiteEntry => ({
      kind: 'help',
      id: `topic-${key}`,
      title,
      category: searchTerms.join(', '),
      details: [words],
      to: '/help',
      note: '',
    })),
  ]
}

/**
 * The results of a search by kind: the kind with the best one first.
 * @param remote what was found among all where not all is in the index: what the index does not find comes first
 */
export function resultGroups(
  index: SearchIndex<SiteEntry>,
  search: string,
  remote: readonly SiteEntry[] = [],
): ResultGroup[] {
  const found = index.search(search)
  const known = new Set(found.map(({entry}) => entry.id))
  const others = remote.filter(({id}) => !known.has(id)).map((entry) => ({entry, score: Infinity}))
  const hits = [...others, ...found]
  const groups = Map.groupBy(hits, ({entry}) => entry.kind)
  const order = Object.keys(KINDS) as Kind[]
  return [...groups]
    .toSorted(([a, [first]], [b, [second]]) =>
      (second?.score ?? 0) === (first?.score ?? 0)
        ? order.indexOf(a) - order.indexOf(b)
        : (second?.score ?? 0) - (first?.score ?? 0),
    )
    .map(([kind, hits]) => ({kind, results: hits.slice(0, MOST_OF_A_KIND).map(({entry}) => entry)}))
}
