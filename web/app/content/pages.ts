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
} from './page'
import {aboutQuery, contactQuery, faqQuery, helpQuery, legalQuery, sitemapQuery} from './page-queries'
import {fetchContent} from './sanity'
import {toSiteContents, type SiteContents} from './sitemap'

export async function loadAbout(signal?: AbortSignal): Promise<AboutPage> {
  return toAboutPage(await fetchContent(aboutQuery, {}, signal))
}

export async function loadFaq(signal?: AbortSignal): Promise<FaqPage> {
  return toFaqPage(await fetchContent(faqQuery, {}, signal))
}

export async function loadHelp(signal?: AbortSignal): Promise<HelpPage> {
  return toHelpPage(await fetchContent(helpQuery, {}, signal))
}

export async function loadContact(signal?: AbortSignal): Promise<Contact> {
  return toContact(await fetchContent(contactQuery, {}, signal))
}

export async function loadPrivacy(signal?: AbortSignal): Promise<LegalPage> {
  return toLegalPage(await fetchContent(legalQuery, {id: 'page-privacy'}, signal), 'Privacy Policy')
}

export async function loadTerms(signal?: AbortSignal): Promise<LegalPage> {
  return toLegalPage(await fetchContent(legalQuery, {id: 'page-terms'}, signal), 'Terms of Service')
}

export async function loadSiteContents(signal?: AbortSignal): Promise<SiteContents> {
  return toSiteContents(await fetchContent(sitemapQuery, {}, signal))
}
