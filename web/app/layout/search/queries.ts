import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'

/** What the search of the whole shop looks through besides courses. */
export const siteSearchQuery = defineQuery(`{
  "instructors": *[_type == "instructor" && defined(slug.current) && length(name) > 0] | order(number asc, name asc)[0...500] {
    _id, name, "slug": slug.current, title, interests
  },
  "articles": *[_type == "article" && defined(slug.current) && ${isPublicNow} && length(title) > 0] | order(date desc, _id asc)[0...500] {
    _id, title, "slug": slug.current, excerpt, "author": coalesce(author->name, authorName), category, tags
  },
  "pages": *[_type == "page" && defined(slug.current) && length(title) > 0] | order(title asc)[0...200] {
    _id, title, "slug": slug.current, lead
  },
  "categories": *[_type == "category" && defined(slug.current) && length(name) > 0] | order(orderRank asc, name asc)[0...200] {
    _id, name, "slug": slug.current, description
  }
}`)
