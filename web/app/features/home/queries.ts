import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {courseCardFields, coursesOnSale} from '../courses/queries'
import {imageFields} from '../../lib/sanity/image-query'
import {seoFields} from '../../lib/sanity/seo/seo-query'

/** The home page in one query. A course of the offer that is listed in the catalogue by now is in the offer no more: its price does not end. */
export const homeQuery = defineQuery(`{
  "settings": *[_id == "siteSettings"][0] {
    hero{heading, text},
    ${seoFields},
    claims{students, instructors, rating, careerGrowth, careerGrowthText, guarantee, access},
    successStories[]{_key, name, role, quote, courseTitle, "image": image${imageFields}},
    "offer": offer{
      heading, text, endsAt,
      "courses": courses[course->{"is": listing == "offer" && !defined(archivedAt) && ${isPublicNow}}.is]{
        _key, highlights,
        "course": course->{${courseCardFields}, "summary": pt::text(description[style == "normal"][0...1])}
      }
    }
  },
  "featured": *[${coursesOnSale} && featured == true && listing != "offer"]
    | order(number asc, _id asc)[0...6] {${courseCardFields}},
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(number asc, name asc)[0...6] {
    _id, name, "slug": slug.current, title, "image": image${imageFields}
  }
}`)
