import {isPageSlug} from '@lectern/domain/page-addresses'
import {toContentPage, type ContentPage} from './content-page'
import {toContact, toFaqPage, toHelpPage, type Contact, type FaqPage, type HelpPage} from './model'
import {contactQuery, contentPageQuery, faqQuery, helpQuery, sitemapQuery} from './queries'
import {fetchContent} from '~/lib/sanity/client'
import {toSiteContents, type SiteContents} from './sitemap'

/** Asks for the page that editors put at `/{path}`; null where there is none. */
export async function loadPage(path: string, signal?: AbortSignal): Promise<ContentPage | null> {
  const slug = path.replace(/\/$/, '')
  return isPageSlug(slug) ? toContentPage(await fetchContent(contentPageQuery, {slug}, signal)) : null
}

/** Asks for the FAQ. */
export async function loadFaq(signal?: AbortSignal): Promise<FaqPage> {
  return toFaqPage(await fetchContent(faqQuery, {}, signal))
}

/** Asks for the help page. */
export async function loadHelp(signal?: AbortSignal): Promise<HelpPage> {
  return toHelpPage(await fetchContent(helpQuery, {}, signal))
}

/** Asks how to reach the shop. */
export async function loadContact(signal?: AbortSignal): Promise<Contact> {
  return toContact(await fetchContent(contactQuery, {}, signal))
}

/** Asks for everything that has a page of its own. */
export async function loadSiteContents(signal?: AbortSignal): Promise<SiteContents> {
  return toSiteContents(await fetchContent(sitemapQuery, {}, signal))
}
