import {linkedText} from '@lectern/domain/content/linked-text'
import {defineQuery} from 'groq'
import {courseCardFields, coursesOnSale, popularFirst} from '../courses/queries'
import {imageFields} from '../../lib/sanity/image-query'
import {seoFields} from '../../lib/sanity/seo/seo-query'

/** The fields for cards, searching and sorting. */
export const instructorCardFields = /* groq */ `
  _id,
  name,
  "slug": slug.current,
  title,
  location,
  bio,
  rating,
  studentsCount,
  "coursesCount": count(*[${coursesOnSale} && instructor._ref == ^._id && price > 0]),
  "image": image${imageFields}
`

const instructorProfileFields = /* groq */ `
  ${instructorCardFields},
  ${seoFields},
  "cover": coverImage${imageFields},
  longBio[]${linkedText},
  experience,
  education,
  teachingMethodology,
  goals,
  values,
  interests,
  socialLinks{linkedin, twitter, website},
  testimonials[]{_key, name, role, company, content, "avatar": avatar${imageFields}},
  "courses": *[${coursesOnSale} && instructor._ref == ^._id]
    | ${popularFirst} [0...24] {${courseCardFields}}
`

/** One instructor by slug, number of a built-in sample, or document id. */
export const instructorQuery =
  defineQuery(`*[_type == "instructor" && defined(slug.current) && (slug.current == $id || $id in formerSlugs || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {${instructorProfileFields}}`)

/** All instructors with the fields of the profile: the build runs this once for all profile pages. */
export const allInstructorsQuery = defineQuery(
  `*[_type == "instructor" && defined(slug.current)] {${instructorProfileFields}, number}`,
)
