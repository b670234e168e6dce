import {siteUrl as siteUrlParameter} from '../parameters.ts'
import {html, Html} from './html.ts'

/** A mail as HTML, and as plain text for programs that do not show HTML. */
export interface MailBody {
  html: string
  text: string
}

export interface MailLayout {
  subject: string
  /** the line that inboxes show beside the subject */
  preheader: string
  heading: string
  content: Html
  /** the plain-text part, without heading and footer */
  text: string
  /** why the recipient gets this mail, in one sentence */
  why: string
  /** the link to unsubscribe, which may be a Mailgun variable; none for a mail that is not part of a mailing */
  unsubscribeUrl?: string | null
  /** of this site, unless another one is given */
  siteUrl?: string
}

/*
 * All mail programs support tables and inline styles; support for the rest differs. So the light colours are inline, and
 * the dark ones in a style sheet that programs with a dark mode read. The names are those of the storefront's tokens.
 */
const color = {
  paper: '#faf8f3',
  surface: '#ffffff',
  ink: '#16202e',
  muted: '#596372',
  border: '#e6e0d4',
  accent: '#c13a27',
  link: '#14595a',
}
const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Iowan Old Style','Times New Roman',serif"

const styles = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; }
  a { text-underline-offset: 2px; }
  .written a { color: ${color.link}; }
  .written h1, .written h2, .written h3 { font-family: Georgia, 'Times New Roman', serif; line-height: 1.25; }
  .written img { max-width: 100%; height: auto; border-radius: 10px; }
  @media (max-width: 600px) { .card { padding: 28px 22px !important; } .outer { padding: 20px 10px !important; } }
  @media (prefers-color-scheme: dark) {
    .paper { background: #10161f !important; }
    .surface { background: #18212d !important; border-color: #2b3644 !important; }
    .ink { color: #f1ede4 !important; }
    .muted { color: #a8b2bf !important; }
    .rule { border-color: #2b3644 !important; }
    .track { background: #2b3644 !important; }
    .bar { background: #7fc7c4 !important; }
    .link, .written a { color: #7fc7c4 !important; }
    .mark { color: #f1846f !important; }
  }`)

/** The attributes of a table that lays out, and is read out as none. */
const layoutTable = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"')

/** A whole mail in the shop's design: header, card with heading and content, footer. */
export function composeMail(mail: MailLayout): MailBody & {subject: string} {
  const laidOut = {siteUrl: siteUrlParameter.value(), unsubscribeUrl: null, ...mail}
  return {subject: mail.subject, html: page(laidOut).value, text: plain(laidOut)}
}

function page(mail: Required<MailLayout>): Html {
  const {subject, preheader, heading, content, why, unsubscribeUrl, siteUrl} = mail
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${color.paper}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
        <table ${layoutTable} width="100%" class="paper" style="background:${color.paper}">
          <tr>
            <td class="outer" align="center" style="padding:40px 16px">
              <table ${layoutTable} width="100%" style="max-width:600px">
                <tr>
                  <td style="padding:0 4px 20px">
                    <a
                      href="${siteUrl}"
                      class="ink"
                      style="${serif};font-size:24px;font-weight:bold;letter-spacing:-0.01em;color:${color.ink};text-decoration:none"
                      >Lectern<span class="mark" style="color:${color.accent}">.</span></a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="card surface"
                    style="background:${color.surface};border:1px solid ${color.border};border-radius:14px;padding:40px;overflow-wrap:anywhere"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 18px;${serif};font-size:28px;line-height:1.2;font-weight:bold;letter-spacing:-0.01em;color:${color.ink}"
                    >
                      ${heading}
                    </h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted"
                    style="padding:22px 4px 0;${sans};font-size:13px;line-height:1.6;color:${color.muted}"
                  >
                    ${why}${unsubscribeUrl ? html` <a href="${unsubscribeUrl}" class="muted" style="color:${color.muted}">Unsubscribe</a>` : null}<br />
                    <a href="${siteUrl}/help" class="muted" style="color:${color.muted}">Help</a> &middot;
                    <a href="${siteUrl}/contact" class="muted" style="color:${color.muted}">Contact</a>
                    &middot;
                    <a href="${siteUrl}/privacy" class="muted" style="color:${color.muted}">Privacy</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

function plain({heading, text, why, unsubscribeUrl, siteUrl}: Required<MailLayout>): string {
  const footer = [why, unsubscribeUrl && `Unsubscribe: ${unsubscribeUrl}`, `Lectern: ${siteUrl}`]
  return `${heading}\n\n${text}\n\n--\n${footer.filter(Boolean).join('\n')}\n`
}

export function paragraph(content: Html | string): Html {
  return html`<p
    class="ink"
    style="margin:0 0 16px;${sans};font-size:16px;line-height:1.6;color:${color.ink}"
  >
    ${content}
  </p>`
}

export function smallPrint(content: Html | string): Html {
  return html`<p
    class="muted"
    style="margin:20px 0 0;${sans};font-size:14px;line-height:1.6;color:${color.muted}"
  >
    ${content}
  </p>`
}

/** The link that the mail is for, as a button. */
export function button(label: string, url: string): Html {
  return html`<table ${layoutTable} style="margin:26px 0 8px">
    <tr>
      <td style="border-radius:10px;background:${color.accent}">
        <a
          href="${url}"
          style="display:inline-block;padding:14px 26px;${sans};font-size:16px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:10px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

/** A link that shows its own address, for mail programs in which the button does not work. */
export function bareLink(url: string): Html {
  return html`<a href="${url}" class="link" style="color:${color.link};word-break:break-all">${url}</a>`
}

export function link(label: string, url: string): Html {
  return html`<a href="${url}" class="link" style="color:${color.link}">${label}</a>`
}

export function bulletList(items: readonly (Html | string)[]): Html {
  return html`<ul
    class="ink"
    style="margin:0 0 16px;padding:0 0 0 22px;${sans};font-size:16px;line-height:1.6;color:${color.ink}"
  >
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`
}

/** How much of something is done. @param percent integer from 0 to 100 */
export function progressBar(label: string, percent: number): Html {
  const cell = 'height:8px;line-height:8px;font-size:0'
  return html`<p
      class="muted"
      style="margin:0 0 8px;${sans};font-size:14px;line-height:1.4;color:${color.muted}"
    >
      ${label}
    </p>
    <table
      ${layoutTable}
      width="100%"
      class="track"
      style="margin:0 0 20px;background:${color.border};border-radius:4px"
    >
      <tr>
        ${percent > 0 && html`<td class="bar" width="${percent}%" style="${cell};background:${color.link};border-radius:4px">&nbsp;</td>`}
        ${percent < 100 && html`<td style="${cell}">&nbsp;</td>`}
      </tr>
    </table>`
}

export function quote(content: Html): Html {
  return html`<table ${layoutTable} width="100%" style="margin:0 0 16px">
    <tr>
      <td
        class="ink rule"
        style="border-left:3px solid ${color.border};padding:2px 0 2px 16px;${sans};font-size:16px;line-height:1.6;color:${color.ink}"
      >
        ${content}
      </td>
    </tr>
  </table>`
}

/** HTML that staff wrote, in the mail's own fonts and colours. */
export function writtenContent(content: Html): Html {
  return html`<div class="ink written" style="${sans};font-size:16px;line-height:1.6;color:${color.ink}">
    ${content}
  </div>`
}

export interface LineItem {
  label: string
  /** what it contains, one below the other */
  details?: readonly string[]
  value: string
}

/** What was bought, one row each, and the total. */
export function itemTable(lines: readonly LineItem[], total: LineItem): Html {
  const cell = `padding:12px 0;${sans};font-size:16px;line-height:1.4`
  const row = ({label, details = [], value}: LineItem) =>
    html`<tr>
      <td class="ink rule" style="${cell};border-bottom:1px solid ${color.border};color:${color.ink}">
        ${label}${details.map(
          (detail) =>
            html`<br /><span class="muted" style="font-size:14px;color:${color.muted}">${detail}</span>`,
        )}
      </td>
      <td
        class="ink rule"
        align="right"
        style="${cell};border-bottom:1px solid ${color.border};color:${color.ink};white-space:nowrap;padding-left:16px"
      >
        ${value}
      </td>
    </tr>`
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px">
    ${lines.map(row)}
    <tr>
      <td class="ink" style="${cell};font-weight:700;color:${color.ink}">${total.label}</td>
      <td class="ink" align="right" style="${cell};font-weight:700;color:${color.ink};white-space:nowrap">
        ${total.value}
      </td>
    </tr>
  </table>`
}
