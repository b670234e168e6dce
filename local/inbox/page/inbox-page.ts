import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import type {Failing, FailureMode} from '../failing.ts'
import {mailList, type ListPart} from './mail-list.ts'
import {mailView, type MailPart} from './mail-view.ts'

export interface InboxPage {
  list: ListPart
  /** Everyone who ever got a mail, for the filter. */
  recipients: string[]
  total: number
  version: string
  failing: Failing['current']
  mail?: MailPart
}

const FAILURES: [mode: FailureMode, label: string][] = [
  ['none', 'works'],
  ['4xx', 'is refused (400)'],
  ['5xx', 'is unavailable (503)'],
  ['timeout', 'never answers'],
  ['lost', 'arrives, but the answer is lost'],
]

/** The whole inbox: the list, and beside it (on a phone: instead of it) the mail that is open. */
export function inboxPage(page: InboxPage): Markup {
  const {list, recipients, total, version, failing, mail} = page
  const {filter} = list
  const body = html`<a class="skip-link" href="#content">Skip to the mail</a>
    <div class="inbox ${mail === undefined ? 'shows-list' : 'shows-mail'}">
      <header class="bar">
        ${
          mail === undefined
            ? html`<h1 class="title">${titleOf(total)}</h1>`
            : html`<p class="title">${titleOf(total)}</p>`
        }
        <form class="filter" role="search" method="get" action="/">
          <label class="visually-hidden" for="q">Search</label>
          <input class="input" type="search" id="q" name="q" value="${filter.q}" placeholder="Search" />
          <label class="visually-hidden" for="to">Recipient</label>
          <select class="input" id="to" name="to">
            <option value="">Everyone</option>
            ${recipients.map(
              (recipient) =>
                html`<option value="${recipient}" ${recipient === filter.to ? html`selected` : ''}>
                  ${recipient}
                </option>`,
            )}
          </select>
          <button class="button" data-without-script>Search</button>
        </form>
        <button
          class="button delete"
          type="button"
          popovertarget="confirm"
          ${total === 0 ? html`disabled` : ''}
        >
          Delete all
        </button>
      </header>
      <div class="popover" id="confirm" popover>
        <p>Delete all mails? They cannot be brought back.</p>
        <form method="post" action="/delete-all">
          <button class="button button-accent">Delete all</button>
          <button class="button" type="button" popovertarget="confirm" popovertargetaction="hide">
            Keep them
          </button>
        </form>
      </div>
      <p class="visually-hidden" role="status" id="news"></p>

      <main class="panes" id="content" tabindex="-1">
        <section class="list" aria-label="Mails">
          ${
            failing.mode === 'none'
              ? ''
              : html`<p class="alarm">
                  Sending
                  ${FAILURES.find(([mode]) => mode === failing.mode)?.[1]}${failing.times === null ? '' : ` (${failing.times} more)`}.
                </p>`
          }
          <div id="mails" data-version="${version}">${mailList(list)}</div>
          <details class="failing">
            <summary>Make sending fail</summary>
            <form method="post" action="/fail">
              <label for="mode">Sending</label>
              <select class="input" id="mode" name="mode">
                ${FAILURES.map(
                  ([mode, label]) =>
                    html`<option value="${mode}" ${mode === failing.mode ? html`selected` : ''}>
                      ${label}
                    </option>`,
                )}
              </select>
              <button class="button">Apply</button>
            </form>
          </details>
        </section>
        <div class="content">
          ${
            mail === undefined
              ? html`<p class="empty quiet">${total === 0 ? '' : 'Choose a mail to read it here.'}</p>`
              : mailView(mail)
          }
        </div>
      </main>
    </div>`
  const title = mail === undefined ? `Inbox (${total})` : `${mail.mail.subject} · Inbox`
  return documentOf({title, styles: ['inbox.css'], scripts: ['inbox.js'], body})
}

function titleOf(total: number): Markup {
  return html`<a href="/">Inbox</a> <span class="badge tabular" id="total">${total}</span>`
}
