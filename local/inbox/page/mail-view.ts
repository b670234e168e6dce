import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import {headerOf, type Mail} from '../mail.ts'
import {addressWith, tagList, type Filter} from './mail-list.ts'
import {oneClickAddress} from './unsubscribe.ts'

export const VIEWS = ['html', 'text', 'headers'] as const
export type View = (typeof VIEWS)[number]

export interface MailPart {
  mail: Mail
  view: View
  filter: Filter
  /** What the one-click unsubscribe just did, in words. */
  unsubscribed?: string | undefined
}

const LABELS: Record<View, string> = {html: 'Mail', text: 'Plain text', headers: 'Headers'}

/** One mail: who, when, what, and its body three ways. */
export function mailView({mail, view, filter, unsubscribed}: MailPart): Markup {
  const here = `/messages/${mail.id}`
  const available = VIEWS.filter((one) => one === 'headers' || mail[one] !== null)
  return html`<article class="open-mail" aria-labelledby="subject">
    <header class="open-head">
      <a class="back" href="${addressWith('/', filter)}">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M7 3 2 8l5 5M2.5 8H14"
            fill="none"
            stroke="currentColor"
            stroke-width="1.75"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
        All mail
      </a>
      <h1 id="subject" tabindex="-1">${mail.subject === '' ? '(no subject)' : mail.subject}</h1>
      <dl class="envelope">
        ${line('From', mail.from)} ${line('To', mail.to.join(', '))}
        ${mail.cc.length > 0 ? line('Cc', mail.cc.join(', ')) : ''}
        ${mail.bcc.length > 0 ? line('Bcc', mail.bcc.join(', ')) : ''}
        ${headerOf(mail, 'Reply-To') === undefined ? '' : line('Reply to', headerOf(mail, 'Reply-To') ?? '')}
        <div>
          <dt>Date</dt>
          <dd>
            <time class="tabular" datetime="${new Date(mail.receivedAt).toISOString()}"
              >${longTime(mail.receivedAt)}</time
            >
          </dd>
        </div>
      </dl>
      ${tagList(mail)} ${mail.attachments.length === 0 ? '' : attachments(mail)}
      ${oneClickAddress(mail) === undefined ? '' : unsubscribe(here, unsubscribed)}
    </header>
    <nav class="views" aria-label="Ways to read this mail">
      ${available.map(
        (one) =>
          html`<a
            href="${addressWith(here, filter, {view: one})}"
            ${one === view ? html`aria-current="page"` : ''}
            >${LABELS[one]}</a
          >`,
      )}
      ${mail.html === null ? '' : html`<a class="alone" href="${here}/body.html" target="_blank">Open alone</a>`}
    </nav>
    ${bodyOf(mail, view)}
  </article>`
}

function bodyOf(mail: Mail, view: View): Markup {
  if (view === 'html' && mail.html !== null) {
    return html`<iframe
      class="body-html"
      id="mail-body"
      title="The mail"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      src="/messages/${mail.id}/body.html"
    ></iframe>`
  }
  if (view === 'text')
    return html`<pre class="body-text" tabindex="0" aria-label="Plain text">${linked(mail.text ?? '')}</pre>`
  return html`<div class="body-headers">
    <table>
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        ${allHeaders(mail).map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function allHeaders(mail: Mail): [string, string][] {
  return [
    ['Message-Id', mail.messageId],
    ['Date', new Date(mail.receivedAt).toUTCString()],
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ...(mail.cc.length > 0 ? [['Cc', mail.cc.join(', ')] as [string, string]] : []),
    ['Subject', mail.subject],
    ...mail.headers,
    ...mail.tags.map((tag) => ['X-Mailgun-Tag', tag] as [string, string]),
    ...Object.entries(mail.variables).map(
      ([name, value]) => [`X-Mailgun-Variables: ${name}`, value] as [string, string],
    ),
  ]
}

/** Plain text with its web addresses as links. */
function linked(text: string): (string | Markup)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 0 ? part : html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`,
    )
}

function line(name: string, value: string): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function attachments(mail: Mail): Markup {
  return html`<ul class="attachments" aria-label="Attachments">
    ${mail.attachments.map(
      ({name, size}, index) =>
        html`<li>
          <a class="button" href="/messages/${mail.id}/attachments/${index}" download="${name}"
            >${name} <span class="quiet tabular">${Math.ceil(size / 1024)} kB</span></a
          >
        </li>`,
    )}
  </ul>`
}

function unsubscribe(here: string, result: string | undefined): Markup {
  return html`<form class="unsubscribe" method="post" action="${here}/unsubscribe">
    <button class="button">Unsubscribe with one click</button>
    <p role="status" class="quiet">${result ?? ''}</p>
  </form>`
}

const longTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', {dateStyle: 'full', timeStyle: 'medium'})
