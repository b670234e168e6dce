import type {Article} from './model'
import {imageSources} from '~/lib/sanity/image'
import {absolute, shopJsonLd} from '~/lib/router/page-meta'

/** An article as a schema.org Article. */
export function articleJsonLd(article: Article): object {
  const {slug, title, excerpt, author, writer, date, updatedAt, image, category, tags} = article
  const url = absolute(`/blog/${slug}`)
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    ...(date !== '' && {datePublished: date}),
    dateModified: updatedAt,
    ...(image && {image: [imageSources(image, [1200], 16 / 9).src, imageSources(image, [1200], 4 / 3).src]}),
    ...(author !== '' && {
      author: {'@type': 'Person', name: author, ...(writer && {url: absolute(`/instructor/${writer.slug}`)})},
    }),
    publisher: shopJsonLd(),
    ...(category !== '' && {articleSection: category}),
    keywords: tags.join(', '),
  }
}
