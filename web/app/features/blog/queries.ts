import {linkedText, resolvedLinks} from '@lectern/domain/content/linked-text'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {imageFields} from '../../lib/sanity/image-query'
import {screensMetadata, seoFields, seoParts} from '../../lib/sanity/seo/seo-query'
import {publicVideoFields} from '../../lib/video/public-video-query'

/** Filter for articles with a page whose date has come. */
const publicArticles = /* groq */ `_type == "article" && defined(slug.current) && ${isPublicNow}`

/** The words of an article, of whatever its blocks are. */
const articleText = /* groq */ `array::join(coalesce(body[]{
  "text": coalesce(select(
    _type == "block" => pt::text(@),
    _type in ["callout", "quotation"] => pt::text(text),
    _type == "code" => code,
    _type == "captionedTable" => array::join(table.rows[].cells[], " "),
    _type == "articleVideo" => pt::text(transcript),
    _type == "image" => caption
  ), "")
}.text, []), " ")`

/** The fields for cards, filters, counts and related articles. */
const articleCardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  excerpt,
  "author": coalesce(author->name, authorName),
  date,
  readTime,
  "words": count(string::split(${articleText}, " ")),
  category,
  tags,
  featured,
  "image": image${imageFields}
`

const articleFields = /* groq */ `
  ${articleCardFields},
  _updatedAt,
  ${seoFields},
  "writer": author->{name, "slug": slug.current, title, bio, "image": image${imageFields}},
  body[]{
    ...,
    _type == "block" => {${resolvedLinks}},
    _type == "callout" => {"text": text[]${linkedText}},
    _type == "quotation" => {"text": text[]${linkedText}},
    _type == "articleVideo" => {${publicVideoFields}},
    _type == "image" => {"picture": @${imageFields}}
  }
`

/** Every article, as cards, and the metadata of their list. */
export const articlesQuery = defineQuery(`{
  "articles": *[${publicArticles}] | order(date desc, _id asc) {${articleCardFields}},
  "seo": ${screensMetadata}.blog${seoParts}
}`)

/** The plain text of every article, for searching. */
export const articleContentsQuery = defineQuery(`*[${publicArticles}] {_id, "text": ${articleText}}`)

/** One article by slug, number of a built-in sample or document id, with those that could be related to it. */
export const articleQuery =
  defineQuery(`*[${publicArticles} && (slug.current == $id || $id in formerSlugs || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {
    ${articleFields},
    "others": *[${publicArticles} && _id != ^._id
      && (category == ^.category || count((tags)[@ in ^.^.tags]) > 0)]
      | order(date desc, _id asc)[0...30] {${articleCardFields}}
  }`)

/** Every article with its text: the build runs this once for all article pages. */
export const allArticlesQuery = defineQuery(
  `*[${publicArticles}] | order(date desc, _id asc) {${articleFields}, number}`,
)
