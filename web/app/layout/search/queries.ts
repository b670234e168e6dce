import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'

const instructors = /* groq */ `_type == "instructor" && defined(slug.current) && length(name) > 0`
const instructorFields = /* groq */ `{_id, name, "slug": slug.current, title, interests}`
const articles = /* groq */ `_type == "article" && defined(slug.current) && ${isPublicNow} && length(title) > 0`
const articleFields = /* groq */ `{
    _id, title, "slug": slug.current, excerpt, "author": coalesce(author->name, authorName), category, tags
  }`

/** What the search of the whole shop looks through besides courses: of instructors and articles no more than `$most`. */
export const siteSearchQuery = defineQuery(`{
  "instructors": *[${instructors}] | order(number asc, name asc)[0...$most] ${instructorFields},
  "articles": *[${articles}] | order(date desc, _id asc)[0...$most] ${articleFields},
  "pages": *[_type == "page" && defined(slug.current) && length(title) > 0] | order(title asc)[0...200] {
    _id, title, "slug": slug.current, lead
  },
  "categories": *[_type == "category" && defined(slug.current) && length(name) > 0] | order(orderRank asc, name asc)[0...200] {
    _id, name, "slug": slug.current, description
  }
}`)

/** The best `$most` instructors and articles of all that contain `$words`. */
export const siteMatchesQuery = defineQuery(`{
  "instructors": *[${instructors} && [name, title, ...coalesce(interests, [])] match $words]
    | score(name match $words)
    | order(_score desc, number asc, name asc)[0...$most] ${instructorFields},
  "articles": *[${articles} && [title, excerpt, coalesce(author->name, authorName), category, ...coalesce(tags, [])] match $words]
    | score(title match $words)
    | order(_score desc, date desc, _id asc)[0...$most] ${articleFields}
}`)
