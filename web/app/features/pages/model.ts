import {foldText} from '@lectern/domain/text-search'
import {lines, present, text} from '~/lib/sanity/parse'
import {toPeople, type Person} from '~/features/instructors/person'
import {plainText} from '~/lib/sanity/plain-text'
import type {
  AboutQueryResult,
  ContactQueryResult,
  FaqQueryResult,
  HelpQueryResult,
  LegalQueryResult,
  RichText,
} from '~/lib/sanity/types.generated'

/** A short title and a sentence or two. */
export interface Point {
  key: string
  title: string
  text: string
}

export interface AboutPage {
  title: string
  lead: string
  story: RichText
  mission: string
  values: Point[]
  principles: Point[]
  claims: {students: string; instructors: string; rating: string}
  people: Person[]
}

export interface FaqQuestion {
  key: string
  /** the fragment that leads to it: `/faq#how-can-i-pay` */
  anchor: string
  question: string
  /** one or two words; empty when it has none */
  topic: string
}

export interface FaqPage {
  title: string
  lead: string
  questions: (FaqQuestion & {answer: RichText})[]
}

export interface HelpTopic extends Point {
  icon: string
  /** other words people type when they look for this */
  searchTerms: string[]
}

export interface Contact {
  email: string
  phone: string
  /** lines of a postal address */
  address: string[]
  /** how soon someone replies: `within 24 hours` */
  supportReply: string
  chatHours: string
}

export interface HelpPage {
  title: string
  lead: string
  topics: HelpTopic[]
  /** the answers are plain text, for searching */
  questions: (FaqQuestion & {answer: string})[]
  contact: Contact
}

/** A part of a long text under its heading; the first may have none. */
export interface LegalSection {
  anchor: string
  heading: string
  body: RichText
}

export interface LegalPage {
  title: string
  lead: string
  /** ISO date; empty when nobody said */
  lastUpdated: string
  sections: LegalSection[]
}

/** A fragment from words: lower case, hyphens between them. */
function anchorOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Gives each of several fragments a name of its own. */
function uniqueAnchors(): (words: string) => string {
  const given = new Map<string, number>()
  return (words) => {
    const anchor = anchorOf(words) || 'part'
    const times = (given.get(anchor) ?? 0) + 1
    given.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  }
}

function toPoints(
  raw: readonly {_key: string; title: string | null; text: string | null}[] | null | undefined,
): Point[] {
  return present(raw).flatMap((point) => {
    const title = text(point.title)
    return title === '' ? [] : [{key: point._key, title, text: text(point.text)}]
  })
}

/** The About page; its title is ours when editors gave none, and so it is for the other pages. */
export function toAboutPage(raw: AboutQueryResult): AboutPage {
  return {
    title: text(raw.page?.title) || 'About Us',
    lead: text(raw.page?.lead),
    story: present(raw.page?.body),
    mission: text(raw.page?.mission),
    values: toPoints(present(raw.page?.values)),
    principles: toPoints(raw.page?.principles),
    claims: {
      students: text(raw.claims?.students),
      instructors: text(raw.claims?.instructors),
      rating: text(raw.claims?.rating),
    },
    people: toPeople(raw.instructors),
  }
}

/** The questions that have words, each with its fragment; the same fragments wherever they are asked for. */
function toQuestions<Raw extends {_key: string; question: string | null; topic: string | null}>(
  raw: readonly Raw[] | null | undefined,
): (FaqQuestion & {raw: Raw})[] {
  const anchor = uniqueAnchors()
  return present(raw).flatMap((entry) => {
    const question = text(entry.question)
    return question === ''
      ? []
      : [{key: entry._key, anchor: anchor(question), question, topic: text(entry.topic), raw: entry}]
  })
}

/** The FAQ with its answers, each question under a fragment of its own. */
export function toFaqPage(page: FaqQueryResult): FaqPage {
  return {
    title: text(page?.title) || 'Frequently Asked Questions',
    lead: text(page?.lead),
    questions: toQuestions(page?.questions).map(({raw, ...question}) => ({
      ...question,
      answer: present(raw.answer),
    })),
  }
}

/** The help page, with the FAQ's questions under the fragments they have there. */
export function toHelpPage(raw: HelpQueryResult): HelpPage {
  return {
    title: text(raw.page?.title) || 'Help Center',
    lead: text(raw.page?.lead),
    topics: present(raw.page?.topics).flatMap((topic): HelpTopic[] => {
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

/** How to reach the shop; what editors left out is empty. */
export function toContact(raw: Partial<NonNullable<ContactQueryResult>> | null | undefined): Contact {
  return {
    email: text(raw?.email),
    phone: text(raw?.phone),
    address: text(raw?.address).split('\n').map(text).filter(Boolean),
    supportReply: text(raw?.supportReply),
    chatHours: text(raw?.chatHours),
  }
}

/** A text with its parts told apart by their headings, so that one can be led to each. */
export function toLegalPage(raw: LegalQueryResult, fallbackTitle: string): LegalPage {
  const anchor = uniqueAnchors()
  const sections: LegalSection[] = []
  for (const block of present(raw?.body)) {
    if (block.style === 'h2') {
      const heading = plainText([block])
      sections.push({anchor: anchor(heading), heading, body: []})
      continue
    }
    if (sections.length === 0) sections.push({anchor: anchor('introduction'), heading: '', body: []})
    sections.at(-1)?.body.push(block)
  }
  return {
    title: text(raw?.title) || fallbackTitle,
    lead: text(raw?.lead),
    lastUpdated: text(raw?.lastUpdated),
    sections,
  }
}
