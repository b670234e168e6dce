import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import {nameOf, type Mail} from '../mail.ts'

/** What the list shows of the mailbox, as it stands in the address. */
export interface Filter {
  q: string
  to: string
  /** How many mails are listed at most. */
  show: number
}

export interface ListPart {
  mails: Mail[]
  filter: Filter
  /** The mail that is open beside the list. */
  open?: string | undefined
  /** Whether anything at all is in the mailbox. */
  empty: boolean
}

const DEFAULT_SHOW = 100

export function readFilter(query: Record<string, string>): Filter {
  const show = Number.parseInt(query['show'] ?? '', 10)
  return {q: query['q'] ?? '', to: query['to'] ?? '', show: show > 0 ? show : DEFAULT_SHOW}
}

/** An address of this server with the list's filter kept. */
export function addressWith(path: string, {q, to, show}: Filter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : {q}),
    ...(to === '' ? {} : {to}),
    ...(show === DEFAULT_SHOW ? {} : {show: String(show)}),
    ...more,
  }).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The mails, newest first. */
export function mailList({mails, filter, open, empty}: ListPart): Markup {
  if (mails.length === 0) {
    return html`<div class="empty">
      <p class="empty-title">${empty ? 'No mail yet' : 'Nothing matches'}</p>
      <p class="quiet">
        ${
          empty
            ? 'Whatever the shop sends appears here by itself: receipts, links to confirm an address, newsletters.'
            : html`Try other words, or <a href="/">show everything</a>.`
        }
      </p>
    </div>`
  }
  const rest = mails.length - filter.show
  return html`<ol class="mails">
      ${mails.slice(0, filter.show).map((mail) => listItem(mail, filter, mail.id === open))}
    </ol>
    ${
      rest > 0
        ? html`<p class="more">
            <a class="button" href="${addressWith('/', {...filter, show: filter.show + 500})}"
              >Show more (${rest})</a
            >
          </p>`
        : ''
    }`
}

function listItem(mail: Mail, filter: Filter, isOpen: boolean): Markup {
  const others = mail.to.length + mail.cc.length + mail.bcc.length - 1
  return html`<li>
    <a
      class="mail"
      href="${addressWith(`/messages/${mail.id}`, filter)}"
      ${isOpen ? html`aria-current="true"` : ''}
    >
      <span class="mail-to">${mail.to[0] ?? ''}${others > 0 ? ` and ${others} more` : ''}</span>
      <time class="mail-time tabular" datetime="${new Date(mail.receivedAt).toISOString()}"
        >${shortTime(mail.receivedAt)}</time
      >
      <span class="mail-subject">${mail.subject === '' ? '(no subject)' : mail.subject}</span>
      <span class="mail-snippet"
        ><span class="visually-hidden">From </span>${nameOf(mail.from)} · ${snippetOf(mail)}</span
      >
      ${tagList(mail)}
    </a>
  </li>`
}

export function tagList({tags, testMode}: Mail): Markup | string {
  if (tags.length === 0 && !testMode) return ''
  return html`<span class="tags">
    ${tags.map((tag) => html`<span class="badge badge-chosen">${tag}</span>`)}
    ${testMode ? html`<span class="badge badge-waiting">test mode</span>` : ''}
  </span>`
}

/** The first words of the text, or of the HTML without its marks. */
function snippetOf({text, html: markup}: Mail): string {
  const plain =
    text ?? (markup ?? '').replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
  return plain.replace(/\s+/g, ' ').trim().slice(0, 140)
}

/** The time of a mail from today, the day of an older one. */
function shortTime(at: number): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return today
    ? date.toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'})
    : date.toLocaleDateString('en-GB', {day: 'numeric', month: 'short'})
}
