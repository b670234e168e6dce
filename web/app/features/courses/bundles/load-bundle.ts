import {bundleCourses, bundlesWithPage, isBundleSold} from '@lectern/domain/content/bundle'
import {linkedText} from '@lectern/domain/content/linked-text'
import {sumCents} from '@lectern/domain/money'
import {defineQuery} from 'groq'
import {toCourseCard, type CourseCard} from '../model'
import {bundleFields, courseCardFields} from '../queries'
import {ownParts, type BundleCard} from './model'
import {movedTo, notFoundResponse} from '~/lib/router/responses'
import {fetchContent} from '~/lib/sanity/client'
import type {RichText} from '~/lib/sanity/linked-text'
import {text, withoutNulls} from '~/lib/sanity/parse'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {seoFields} from '../../../lib/sanity/seo/seo-query'
import type {BundleQueryResult} from '~/lib/sanity/types.generated'

/** One bundle with the cards of its courses, by slug or by document id: also one that is no longer sold. */
const bundleQuery =
  defineQuery(`*[${bundlesWithPage} && (slug.current == $id || $id in formerSlugs || _id == $id)]
  | order((slug.current == $id) desc)[0] {
    ${bundleFields},
    ${seoFields},
    description[]${linkedText},
    "courses": ${bundleCourses}{${courseCardFields}}
  }`)

/** A bundle with all data of its page. */
export interface Bundle extends BundleCard {
  courses: readonly CourseCard[]
  /** false once it has ended, and while it gives fewer than two courses */
  sold: boolean
  /** ISO date-time at which it ends; null when it does not */
  until: string | null
  seo: Seo
  description: RichText
}

/** Maps a document to a bundle with all parts of its page; null without a title, slug or price. */
export function toBundle(raw: BundleQueryResult): Bundle | null {
  const own = raw && ownParts(raw)
  if (!own) return null
  const courses = withoutNulls(withoutNulls(raw.courses).map(toCourseCard))
  const until = text(raw.until) || null
  return {
    ...own,
    originalPriceCents: sumCents(courses.map(({priceCents}) => priceCents)),
    courses,
    until,
    sold: isBundleSold({until, courses}, Date.now()),
    seo: toSeo(raw.seo),
    description: withoutNulls(raw.description),
  }
}

/** Loads the bundle with that slug. Its document id and former slugs redirect to the slug; an unknown one is a 404. */
export async function loadBundle(id: string, url: URL, signal?: AbortSignal): Promise<Bundle> {
  const bundle = toBundle(await fetchContent(bundleQuery, {id}, signal))
  if (!bundle) throw notFoundResponse(id, '/bundles', url)
  if (bundle.slug !== id) throw movedTo(`/bundles/${bundle.slug}`, url)
  return bundle
}
