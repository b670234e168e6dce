import {isPageSlug} from '@lectern/domain/page-slugs'
import {replace} from 'react-router-dom'
import {toContentPage, type ContentPage} from './content-page'
import {toContact, toFaqPage, toHelpPage, type ContactPage, type FaqPage, type HelpPage} from './model'
import {contactQuery, contentPageQuery, faqQuery, helpQuery, sitemapQuery} from './queries'
import {fetchContent} from '~/lib/sanity/client'
import {toSeo} from '~/lib/sanity/seo/seo'
import {toSiteContents, type SiteContents} from './sitemap'

/** Fetches the content page at `/{path}`; null when there is none. A former address of one redirects to it. */
export async function loadPage(path: string, signal?: AbortSignal): Promise<ContentPage | null> {
  const slug = path.replace(/\/$/, '')
  if (!isPageSlug(slug)) return null
  const page = toContentPage(await fetchContent(contentPageQuery, {slug}, signal))
  if (page && page.slug !== slug) throw replace(`/${page.slug}`)
  return page
}

export async function loadFaq(signal?: AbortSignal): Promise<FaqPage> {
  return toFaqPage(await fetchContent(faqQuery, {}, signal))
}

export async function loadHelp(signal?: AbortSignal): Promise<HelpPage> {
  return toHelpPage(await fetchContent(helpQuery, {}, signal))
}

/** Fetches the contact details, and the metadata of their page. */
export async function loadContact(signal?: AbortSignal): Promise<ContactPage> {
  const {contact, seo} = await fetchContent(contactQuery, {}, signal)
  return {contact: toContact(contact), seo: toSeo(seo)}
}

/** So many courses are in /sitemap; sitemap.xml has all. */
const MOST_COURSES = 500

/** Fetches the links to the pages of the content, for /sitemap: all but those of a large catalogue's less popular courses. */
export async function loadSiteContents(signal?: AbortSignal): Promise<SiteContents> {
  return toSiteContents(await fetchContent(sitemapQuery, {most: MOST_COURSES}, signal))
}
