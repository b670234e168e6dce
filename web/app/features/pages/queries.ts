import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {linkedText} from '@lectern/domain/content/linked-text'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {coursesOnSale, popularFirst} from '../courses/queries'
import {imageFields} from '../../lib/sanity/image-query'
import {screensMetadata, seoFields, seoParts} from '../../lib/sanity/seo/seo-query'

/** A content page by its slug or a former one, with the other documents that its sections show. */
export const contentPageQuery =
  defineQuery(`*[_type == "page" && (slug.current == $slug || $slug in formerSlugs)]
  | order((slug.current == $slug) desc, _id asc)[0] {
  _id, title, "slug": slug.current, lead, ${seoFields},
  sections[]{
    ...,
    _type == "textSection" => {
      "text": text[]${linkedText},
      "claims": *[_type == "siteSettings" && _id == "siteSettings"][0].claims{students, instructors, rating}
    },
    _type == "pictureSection" => {"picture": image${imageFields}},
    _type == "peopleSection" => {
      "people": *[_type == "instructor" && defined(slug.current)] | order(number asc, name asc)[0...6] {
        _id, name, "slug": slug.current, title, "image": image${imageFields}
      }
    }
  }
}`)

/** The FAQ with its answers. */
export const faqQuery = defineQuery(`*[_type == "faqPage" && _id == "faqPage"][0] {
  title, lead, ${seoFields}, questions[]{_key, question, answer[]${linkedText}, topic}
}`)

/** The help page: its topics, the FAQ's questions for links and the search, and the contact details. */
export const helpQuery = defineQuery(`{
  "page": *[_type == "helpPage" && _id == "helpPage"][0] {title, lead, ${seoFields}, topics[]{_key, title, text, icon, searchTerms}},
  "questions": *[_type == "faqPage" && _id == "faqPage"][0].questions[]{_key, question, topic, "answer": pt::text(answer)},
  "contact": *[_type == "siteSettings" && _id == "siteSettings"][0].contact{email, supportReply, chatHours}
}`)

/** The contact details, and the metadata of their page. */
export const contactQuery = defineQuery(`{
  "contact": *[_type == "siteSettings" && _id == "siteSettings"][0].contact{email, phone, address, supportReply, chatHours},
  "seo": ${screensMetadata}.contact${seoParts}
}`)

/** All documents with a page; of the courses the `$most` popular ones. */
export const sitemapQuery = defineQuery(`{
  "total": count(*[${coursesOnSale}]),
  "courses": *[${coursesOnSale}] | ${popularFirst} [0...$most] {
    _id, title, "slug": slug.current, listing, "category": category->{name, "slug": slug.current}, "rank": category->orderRank
  } | order(rank asc, category.name asc, title asc),
  "bundles": *[${bundlesOnSale}] | order(title asc) {_id, title, "slug": slug.current},
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(name asc) {_id, name, "slug": slug.current},
  "articles": *[_type == "article" && defined(slug.current) && ${isPublicNow}] | order(date desc, _id asc) {
    _id, title, "slug": slug.current
  },
  "pages": *[_type == "page" && defined(slug.current)] | order(footer.order asc, title asc) {
    "label": title, "slug": slug.current, "group": footer.group, "order": footer.order
  }
}`)
