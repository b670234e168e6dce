import type {ArticleBlock} from './article-block'
import {text, withoutNulls} from '~/lib/sanity/parse'
import type {AllArticlesQueryResult} from '~/lib/sanity/types.generated'
import {toVideo} from '~/lib/video/to-video'

type RawBlock = NonNullable<AllArticlesQueryResult[number]['body']>[number]

/** Maps a stored callout, code sample, quotation, table or video; null for one that is empty, and for anything else. */
export function toArticleBlock(raw: RawBlock): ArticleBlock | null {
  const key = {_key: raw._key}
  switch (raw._type) {
    case 'callout': {
      const words = withoutNulls(raw.text)
      if (words.length === 0) return null
      return {...key, _type: 'callout', tone: raw.tone ?? 'note', title: text(raw.title) || null, text: words}
    }
    case 'quotation': {
      const words = withoutNulls(raw.text)
      return words.length > 0
        ? {...key, _type: 'quotation', text: words, source: text(raw.source) || null}
        : null
    }
    case 'code':
      return raw.code
        ? {
            ...key,
            _type: 'code',
            language: raw.language ?? null,
            filename: text(raw.filename) || null,
            code: raw.code,
          }
        : null
    case 'captionedTable': {
      const rows = withoutNulls(raw.table?.rows).map((row) => ({
        _key: row._key,
        cells: (row.cells ?? []).map((cell) => cell ?? ''),
      }))
      return rows.length > 1 ? {...key, _type: 'table', caption: text(raw.caption) || null, rows} : null
    }
    case 'articleVideo':
      return toVideo(raw, raw._key)
    case 'block':
    case 'image':
      return null
  }
}
