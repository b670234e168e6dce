import {defineQuery} from 'groq'
import {courseCardFields} from './course-queries'
import {imageFields} from './image-query'

/** What stands around every page. */
export const siteQuery = defineQuery(`*[_id == "siteSettings"][0] {
  brand{name, tagline},
  "claims": claims{guarantee, access},
  banner{text, enabled},
  "email": contact.email
}`)

/** The home page in one question. */
export const homeQuery = defineQuery(`{
  "settings": *[_id == "siteSettings"][0] {
    hero{heading, text},
    claims{students, instructors, rating, careerGrowth, careerGrowthText, guarantee, access},
    successStories[]{_key, name, role, quote, courseTitle, "image": image${imageFields}},
    "offer": offer{
      heading, text, endsAt,
      "courses": courses[]{
        _key, highlights,
        "course": course->{${courseCardFields}, "summary": pt::text(description[style == "normal"][0..0])}
      }
    }
  },
  "featured": *[_type == "course" && featured == true && listing != "offer" && defined(slug.current)]
    | order(number asc, _id asc)[0...6] {${courseCardFields}},
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(number asc, name asc)[0...6] {
    _id, name, "slug": slug.current, title, location, rating, studentsCount,
    "coursesCount": count(*[_type == "course" && instructor._ref == ^._id]),
    "image": image${imageFields}
  }
}`)

/** Why to learn here: written once, shown on the catalogue. */
export const whyLearnQuery = defineQuery(`*[_id == "siteSettings"][0] {
  "whyLearn": whyLearn[]{_key, title, text, icon}
}`)

/** What the build makes pages of. */
export const pagesQuery = defineQuery(`{
  "courses": *[_type == "course" && defined(slug.current)] {"slug": slug.current, _updatedAt},
  "instructors": *[_type == "instructor" && defined(slug.current)] {"slug": slug.current, _updatedAt},
  "articles": *[_type == "article" && defined(slug.current)] | order(date desc) {
    "slug": slug.current, _updatedAt, title, excerpt, date, category
  }
}`)
