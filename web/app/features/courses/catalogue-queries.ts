import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {defineQuery} from 'groq'
import {bundleCardFields, courseCardFields, listedCourses, popularFirst, soldCourses} from './queries'
import {screensMetadata, seoParts, seoValue} from '../../lib/sanity/seo/seo-query'

/** Those of one category, or all of them without a `$category` (its slug). */
const coursesOfCategory = /* groq */ `${listedCourses} && ($category == "" || category->slug.current == $category)`

/**
 * The catalogue, or the page of one `$category`: course cards, categories in the editors' order, bundles where it is the whole
 * catalogue, and the reasons to learn here.
 * Of more than `$most` courses it has only the `$first` ones: whatever else is asked for is a query of its own.
 */
export const catalogueQuery = defineQuery(`{
  "total": count(*[${coursesOfCategory}]),
  "courses": select(
    count(*[${coursesOfCategory}]) <= $most => *[${coursesOfCategory}] | ${popularFirst},
    *[${coursesOfCategory}] | ${popularFirst} [0...$first]
  )[]{${courseCardFields}},
  "categories": *[_type == "category" && defined(slug.current) && length(name) > 0] | order(orderRank asc, name asc) {
    _id, name, "slug": slug.current, description,
    "hasMoved": select($category in formerSlugs => true, null),
    "text": select(slug.current == $category => text),
    "seo": select(slug.current == $category => ${seoValue}),
    "count": count(*[${listedCourses} && category._ref == ^._id]),
    "blurbs": *[${listedCourses} && category._ref == ^._id] | ${popularFirst} [0...2].title
  },
  "bundles": *[$category == "" && ${bundlesOnSale}] | order(title asc) [0...12] {${bundleCardFields}},
  "whyLearn": *[_id == "siteSettings"][0].whyLearn[]{_key, title, text, icon},
  "seo": select($category == "" => ${screensMetadata}.courses${seoParts})
}`)

/**
 * What a search in the browser looks through, the most popular first: all courses, or of more than `$most` those of one `$category`
 * (its slug) and of the offer.
 */
export const courseSearchQuery = defineQuery(`{
  "total": count(*[${soldCourses}]),
  "courses": select(
    count(*[${soldCourses}]) <= $most => *[${soldCourses}] | ${popularFirst},
    *[${soldCourses} && (category->slug.current == $category || listing == "offer")] | ${popularFirst}
  )[]{
    _id, title, "slug": slug.current, listing, outcomes,
    "instructor": instructor->name,
    "category": category->name,
    "curriculum": curriculum[]{title, "lessons": lessons[].title}
  }
}`)
