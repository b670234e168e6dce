import {uniqueAnchors} from './anchors'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {lines, withoutNulls, text} from '~/lib/sanity/parse'
import type {ContactQueryResult, FaqQueryResult, HelpQueryResult} from '~/lib/sanity/types.generated'
import type {RichText} from '~/lib/sanity/linked-text'

interface FaqQuestion {
  key: string
  /** its URL fragment: `/faq#how-can-i-pay` */
  anchor: string
  question: string
  /** one or two words; may be empty */
  topic: string
}

export interface FaqPage {
  title: string
  lead: string
  seo: Seo
  questions: (FaqQuestion & {answer: RichText})[]
}

interface HelpTopic {
  key: string
  title: string
  text: string
  icon: string
  /** alternative search terms */
  searchTerms: string[]
}

export interface Contact {
  email: string
  phone: string
  /** lines of a postal address */
  address: string[]
  /** the response time: `within 24 hours` */
  supportReply: string
  chatHours: string
}

/** The contact page. */
export interface ContactPage {
  contact: Contact
  seo: Seo
}

export interface HelpPage {
  title: string
  lead: string
  seo: Seo
  topics: HelpTopic[]
  /** with answers as plain text, for the search */
  questions: (FaqQuestion & {answer: string})[]
  contact: Contact
}

/** Drops questions without text and gives each a fragment, which is the same on every page. */
function toQuestions<Raw extends {_key: string; question: string | null; topic: string | null}>(
  raw: readonly Raw[] | null | undefined,
): (FaqQuestion & {raw: Raw})[] {
  const anchor = uniqueAnchors()
  return withoutNulls(raw).flatMap((entry) => {
    const question = text(entry.question)
    return question === ''
      ? []
      : [{key: entry._key, anchor: anchor(question), question, topic: text(entry.topic), raw: entry}]
  })
}

/** The FAQ with its answers; every question has a unique fragment. */
export function toFaqPage(page: FaqQueryResult): FaqPage {
  return {
    title: text(page?.title) || 'Frequently Asked Questions',
    lead: text(page?.lead),
    seo: toSeo(page?.seo),
    questions: toQuestions(page?.questions).map(({raw, ...question}) => ({
      ...question,
      answer: withoutNulls(raw.answer),
    })),
  }
}

/** The help page, with the FAQ's questions and their fragments on /faq. */
export function toHelpPage(raw: HelpQueryResult): HelpPage {
  return {
    title: text(raw.page?.title) || 'Help Center',
    lead: text(raw.page?.lead),
    seo: toSeo(raw.page?.seo),
    topics: withoutNulls(raw.page?.topics).flatMap((topic): HelpTopic[] => {
      const title = text(topic.title)
      if (title === '') return []
      return [
        {
          key: topic._key,
          title,
          text: text(topic.text),
          icon: text(topic.icon),
          searchTerms: lines(topic.searchTerms),
        },
      ]
    }),
    questions: toQuestions(raw.questions).map(({raw: entry, ...question}) => ({
      ...question,
      answer: text(entry.answer),
    })),
    contact: toContact(raw.contact),
  }
}

/** The contact details; missing fields are empty. */
export function toContact(
  raw: Partial<NonNullable<ContactQueryResult['contact']>> | null | undefined,
): Contact {
  return {
    email: text(raw?.email),
    phone: text(raw?.phone),
    address: text(raw?.address).split('\n').map(text).filter(Boolean),
    supportReply: text(raw?.supportReply),
    chatHours: text(raw?.chatHours),
  }
}
