import {
  toAboutPage,
  toContact,
  toFaqPage,
  toHelpPage,
  toLegalPage,
  type AboutPage,
  type Contact,
  type FaqPage,
  type HelpPage,
  type LegalPage,
} from './model'
import {aboutQuery, contactQuery, faqQuery, helpQuery, legalQuery, sitemapQuery} from './queries'
import {fetchContent} from '~/lib/sanity/client'
import {toSiteContents, type SiteContents} from './sitemap'

/** Asks for the About page as it is now. */
export async function loadAbout(signal?: AbortSignal): Promise<AboutPage> {
  return toAboutPage(await fetchContent(aboutQuery, {}, signal))
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

/** Asks for the privacy policy. */
export async function loadPrivacy(signal?: AbortSignal): Promise<LegalPage> {
  return toLegalPage(await fetchContent(legalQuery, {id: 'page-privacy'}, signal), 'Privacy Policy')
}

/** Asks for the terms of service. */
export async function loadTerms(signal?: AbortSignal): Promise<LegalPage> {
  return toLegalPage(await fetchContent(legalQuery, {id: 'page-terms'}, signal), 'Terms of Service')
}

/** Asks for everything that has a page of its own. */
export async function loadSiteContents(signal?: AbortSignal): Promise<SiteContents> {
  return toSiteContents(await fetchContent(sitemapQuery, {}, signal))
}
