import {readingMinutes, type BlogArticle} from '@lectern/domain/article'
import type {ArticleBlock} from './article-block'
import {toArticleBlock} from './to-article-block'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {lines, number, withoutNulls, text} from '~/lib/sanity/parse'
import type {AllArticlesQueryResult, ArticlesQueryResult} from '~/lib/sanity/types.generated'
import type {RichText} from '~/lib/sanity/linked-text'

/** An article with the data its card shows. */
export interface ArticleCard extends BlogArticle {
  slug: string
  tags: string[]
  /** empty without an author */
  author: string
  /** whole minutes */
  readTime: number
  image: ContentImage | null
}

/** An image in the text. */
interface Figure {
  key: string
  image: ContentImage
  caption: string
}

/** A part of the text: consecutive paragraphs, an image, or a block of another kind. */
type BodyPart =
  | {key: string; text: RichText}
  | {key: string; figure: Figure}
  | {key: string; block: ArticleBlock}

export interface Writer {
  name: string
  /** slug of the profile */
  slug: string
  title: string
  bio: string
  image: ContentImage | null
}

/** An article with all data of its page. */
export interface Article extends ArticleCard {
  body: BodyPart[]
  /** ISO date-time */
  updatedAt: string
  /** the instructor who wrote it; null for a guest author */
  writer: Writer | null
  seo: Seo
}

type RawImage = Parameters<typeof toImage>[0]
type RawCard = Omit<ArticlesQueryResult['articles'][number], 'image'> & {image: RawImage}
type RawArticle = Omit<AllArticlesQueryResult[number], 'number'>

/** Maps a document to a card; null without a title or a slug. */
export function toArticleCard(raw: RawCard | null | undefined): ArticleCard | null {
  const title = text(raw?.title)
  const slug = text(raw?.slug)
  if (!raw || title === '' || slug === '') return null
  return {
    id: raw._id,
    slug,
    title,
    excerpt: text(raw.excerpt),
    author: text(raw.author),
    date: text(raw.date),
    readTime: number(raw.readTime) || readingMinutes(number(raw.words)),
    category: text(raw.category),
    tags: [...new Set(lines(raw.tags))],
    featured: raw.featured === true,
    image: toImage(raw.image),
  }
}

/** Maps a document to an article with its text; missing fields are empty. */
export function toArticle(raw: RawArticle | null | undefined): Article | null {
  const card = toArticleCard(raw)
  if (!raw || !card) return null
  const name = text(raw.writer?.name)
  const slug = text(raw.writer?.slug)
  return {
    ...card,
    body: toBody(raw.body),
    updatedAt: raw._updatedAt,
    seo: toSeo(raw.seo),
    writer:
      raw.writer && name !== '' && slug !== ''
        ? {
            name,
            slug,
            title: text(raw.writer.title),
            bio: text(raw.writer.bio),
            image: toImage(raw.writer.image),
          }
        : null,
  }
}

/** Splits the text at its images and other blocks; an image without an asset and a block without content are dropped. */
function toBody(blocks: RawArticle['body']): BodyPart[] {
  const parts: BodyPart[] = []
  for (const block of withoutNulls(blocks)) {
    if (block._type === 'image') {
      const image = toImage(block.picture)
      const figure = image && {key: block._key, image, caption: text(block.caption)}
      if (figure) parts.push({key: block._key, figure})
      continue
    }
    if (block._type !== 'block') {
      const other = toArticleBlock(block)
      if (other) parts.push({key: block._key, block: other})
      continue
    }
    const last = parts.at(-1)
    if (last && 'text' in last) last.text.push(block)
    else parts.push({key: block._key, text: [block]})
  }
  return parts
}
