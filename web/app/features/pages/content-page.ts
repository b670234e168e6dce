import {uniqueAnchors} from './anchors'
import {toPeople, type Person} from '~/features/instructors/person'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {withoutNulls, text} from '~/lib/sanity/parse'
import {webAddress} from '~/lib/sanity/web-address'
import {plainText} from '~/lib/sanity/plain-text'
import type {ContentPageQueryResult} from '~/lib/sanity/types.generated'
import type {RichText} from '~/lib/sanity/linked-text'

/** A page written by editors: a title, an introduction, and sections from top to bottom. */
export interface ContentPage {
  id: string
  slug: string
  title: string
  lead: string
  seo: Seo
  sections: PageSection[]
}

/** Statistics about the site (students, instructors, rating) as text, from the site settings. */
export interface Claims {
  students: string
  instructors: string
  rating: string
}

/** A short title and a sentence or two. */
interface Point {
  key: string
  title: string
  text: string
}

/** A part of a long text with its heading; the first may have none. */
interface TextPart {
  anchor: string
  heading: string
  body: RichText
}

export type PageSection = {key: string} & (
  | {kind: 'text'; text: RichText; claims: Claims | null}
  /** a long text with a table of contents, such as a policy; `lastUpdated` is an ISO date, or empty */
  | {kind: 'contents'; lastUpdated: string; parts: TextPart[]}
  | {kind: 'picture'; image: ContentImage; caption: string}
  | {kind: 'statement'; heading: string; text: string}
  | {kind: 'points'; heading: string; numbered: boolean; points: Point[]}
  | {kind: 'people'; people: Person[]}
  | {kind: 'buttons'; buttons: {key: string; label: string; href: string}[]}
)

/** The sections of one kind. */
export type SectionOf<Kind extends PageSection['kind']> = Extract<PageSection, {kind: Kind}>

type RawPage = NonNullable<ContentPageQueryResult>
type RawSection = NonNullable<RawPage['sections']>[number]

/** Null for a page without a title. */
export function toContentPage(raw: ContentPageQueryResult): ContentPage | null {
  const title = text(raw?.title)
  const slug = text(raw?.slug)
  if (!raw || title === '' || slug === '') return null
  return {
    id: raw._id,
    slug,
    title,
    lead: text(raw.lead),
    seo: toSeo(raw.seo),
    sections: withoutNulls(raw.sections).flatMap((section) => toSection(section) ?? []),
  }
}

/** Null for a section without content. */
function toSection(raw: RawSection): PageSection | null {
  const key = raw._key
  switch (raw._type) {
    case 'textSection': {
      const blocks = withoutNulls(raw.text)
      if (blocks.length === 0) return null
      return raw.layout === 'contents'
        ? {key, kind: 'contents', lastUpdated: text(raw.lastUpdated), parts: toParts(blocks)}
        : {key, kind: 'text', text: blocks, claims: raw.layout === 'figures' ? toClaims(raw.claims) : null}
    }
    case 'pictureSection': {
      const image = toImage(raw.picture)
      return image && {key, kind: 'picture', image, caption: text(raw.caption)}
    }
    case 'statementSection': {
      const words = text(raw.text)
      return words === '' ? null : {key, kind: 'statement', heading: text(raw.heading), text: words}
    }
    case 'pointsSection': {
      const points = toPoints(raw.points)
      const numbered = raw.numbered === true
      return points.length === 0 ? null : {key, kind: 'points', heading: text(raw.heading), numbered, points}
    }
    case 'peopleSection': {
      const people = toPeople(raw.people).slice(0, raw.count ?? undefined)
      return people.length === 0 ? null : {key, kind: 'people', people}
    }
    case 'buttonsSection': {
      const buttons = withoutNulls(raw.buttons).flatMap((button) => {
        const [label, href] = [text(button.label), text(button.href)]
        return label !== '' && isLinkTarget(href) ? [{key: button._key, label, href}] : []
      })
      return buttons.length === 0 ? null : {key, kind: 'buttons', buttons}
    }
    default:
      void (raw satisfies never)
      // A section type added to the schema after this build.
      return null
  }
}

function toClaims(raw: {[Claim in keyof Claims]: string | null} | null | undefined): Claims {
  return {students: text(raw?.students), instructors: text(raw?.instructors), rating: text(raw?.rating)}
}

function toPoints(
  raw: readonly {_key: string; title?: string | null; text?: string | null}[] | null | undefined,
): Point[] {
  return withoutNulls(raw).flatMap((point) => {
    const title = text(point.title)
    return title === '' ? [] : [{key: point._key, title, text: text(point.text)}]
  })
}

/** Whether a link is a path of this site, an http(s) URL, or a mailto or tel link. */
function isLinkTarget(href: string): boolean {
  return /^\/(?!\/)|^(mailto|tel):/.test(href) || webAddress(href) !== null
}

/** Splits a text at its headings, so that the table of contents can link to each part. */
function toParts(blocks: RichText): TextPart[] {
  const anchor = uniqueAnchors()
  const parts: TextPart[] = []
  for (const block of blocks) {
    if (block.style === 'h2') {
      const heading = plainText([block])
      parts.push({anchor: anchor(heading), heading, body: []})
      continue
    }
    if (parts.length === 0) parts.push({anchor: anchor('introduction'), heading: '', body: []})
    parts.at(-1)?.body.push(block)
  }
  return parts
}
