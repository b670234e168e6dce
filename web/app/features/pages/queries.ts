import {defineQuery} from 'groq'
import {imageFields} from '../../lib/sanity/image-query'

/** The About page, the claims that stand on it, and the faces of those who teach. */
export const aboutQuery = defineQuery(`{
  "page": *[_type == "page" && _id == "page-about"][0] {
    title, lead, body, mission, values[]{_key, title, text}, principles[]{_key, title, text}
  },
  "claims": *[_type == "siteSettings" && _id == "siteSettings"][0].claims{students, instructors, rating},
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(number asc, name asc)[0...6] {
    _id, name, "slug": slug.current, title, "image": image${imageFields}
  }
}`)

/** The FAQ with its answers. */
export const faqQuery = defineQuery(`*[_type == "page" && _id == "page-faq"][0] {
  title, lead, questions[]{_key, question, answer, topic}
}`)

/** The help page: its topics, the FAQ's questions to lead to and to search, and how to reach a person. */
export const helpQuery = defineQuery(`{
  "page": *[_type == "page" && _id == "page-help"][0] {title, lead, topics[]{_key, title, text, icon, searchTerms}},
  "questions": *[_type == "page" && _id == "page-faq"][0].questions[]{_key, question, topic, "answer": pt::text(answer)},
  "contact": *[_type == "siteSettings" && _id == "siteSettings"][0].contact{email, supportReply, chatHours}
}`)

/** A page of running text: the privacy policy or the terms. */
export const legalQuery = defineQuery(`*[_type == "page" && _id == $id][0] {title, lead, lastUpdated, body}`)

/** How to reach the shop. */
export const contactQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].contact{email, phone, address, supportReply, chatHours}`,
)

/** Everything that has a page of its own. */
export const sitemapQuery = defineQuery(`{
  "courses": *[_type == "course" && defined(slug.current)] | order(title asc) {
    _id, title, "slug": slug.current, listing, "category": category->{name, order}
  },
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(name asc) {_id, name, "slug": slug.current},
  "articles": *[_type == "article" && defined(slug.current)] | order(date desc, _id asc) {
    _id, title, "slug": slug.current
  }
}`)
