import {Hono, type Context} from 'hono'
import {html} from 'hono/html'
import {documentOf, pageHeaders} from '../../stand-in/document.ts'
import {failingSchema, type Failing} from '../failing.ts'
import {recipientsOf, type Mail, type Mailbox} from '../mail.ts'
import {deleteAll} from '../mail-json.ts'
import {searchMails} from '../mail-search.ts'
import {inboxPage} from './inbox-page.ts'
import {BODY_HEADERS, bodyDocument} from './mail-body.ts'
import {addressWith, mailList, readFilter, type Filter} from './mail-list.ts'
import {VIEWS, type View} from './mail-view.ts'
import {oneClickAddress, unsubscribeWithOneClick} from './unsubscribe.ts'

/** More names than this do not fit in a list to choose from; the search finds the others. */
const MOST_RECIPIENTS = 200

/** The inbox for people. */
export function pageRoutes(mailbox: Mailbox, failing: Failing): Hono {
  const app = new Hono()

  const found = ({q, to}: Filter) => searchMails(mailbox, {text: q, ...(to === '' ? {} : {to})})
  const version = () => {
    const mails = mailbox.all('mails')
    return `${mails.length}-${mails.at(-1)?.id ?? ''}`
  }
  const base = (filter: Filter, open?: string) => {
    const all = mailbox.all('mails')
    return {
      list: {mails: found(filter), filter, open, empty: all.length === 0},
      recipients: [...new Set(all.toReversed().flatMap(recipientsOf))].slice(0, MOST_RECIPIENTS).toSorted(),
      total: all.length,
      version: version(),
      failing: failing.current,
    }
  }

  app.get('/', (c) => c.html(inboxPage(base(readFilter(c.req.query()))), 200, pageHeaders()))

  /** The list alone, for the page that refreshes itself; 204 when nothing came since `version`. */
  app.get('/list', (c) => {
    const headers = {
      'x-version': version(),
      'x-total': String(mailbox.all('mails').length),
      'cache-control': 'no-store',
    }
    if (c.req.query('version') === headers['x-version']) return c.body(null, 204, headers)
    const filter = readFilter(c.req.query())
    return c.html(mailList({...base(filter, c.req.query('open')).list}), 200, headers)
  })

  const withMail = (c: Context, show: (mail: Mail) => Response | Promise<Response>) => {
    const mail = mailbox.get('mails', c.req.param('id') ?? '')
    if (mail !== undefined) return show(mail)
    const body = html`<main class="missing">
      <h1>This mail is gone</h1>
      <p class="quiet">It was deleted, or the link is incomplete.</p>
      <a class="button" href="/">All mail</a>
    </main>`
    return c.html(documentOf({title: 'No such mail', styles: ['inbox.css'], body}), 404, pageHeaders())
  }

  app.get('/messages/:id', (c) =>
    withMail(c, (mail) => {
      const filter = readFilter(c.req.query())
      const wanted = VIEWS.find((view) => view === c.req.query('view'))
      const page = inboxPage({
        ...base(filter, mail.id),
        mail: {mail, view: viewOf(mail, wanted), filter, unsubscribed: c.req.query('unsubscribed')},
      })
      return c.html(page, 200, pageHeaders())
    }),
  )
  app.get('/messages/:id/body.html', (c) =>
    withMail(c, (mail) => c.body(bodyDocument(mail), 200, BODY_HEADERS)),
  )
  app.get('/messages/:id/attachments/:index', (c) =>
    withMail(c, (mail) => {
      const attachment = mail.attachments[Number(c.req.param('index'))]
      if (attachment === undefined) return c.notFound()
      return c.body(Uint8Array.from(Buffer.from(attachment.base64, 'base64')), 200, {
        // A picture may be shown; anything else is only ever saved.
        'content-type': /^image\/(png|jpeg|gif|webp)$/.test(attachment.type)
          ? attachment.type
          : 'application/octet-stream',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }),
  )
  app.post('/messages/:id/unsubscribe', (c) =>
    withMail(c, async (mail) => {
      const address = oneClickAddress(mail)
      const unsubscribed =
        address === undefined
          ? 'This mail offers no one-click unsubscribe.'
          : await unsubscribeWithOneClick(address)
      return c.redirect(addressWith(`/messages/${mail.id}`, readFilter({}), {unsubscribed}), 303)
    }),
  )

  app.post('/delete-all', async (c) => {
    deleteAll(mailbox)
    await mailbox.durable()
    return c.redirect('/', 303)
  })
  app.post('/fail', async (c) => {
    const wanted = failingSchema.safeParse({mode: (await c.req.parseBody())['mode']})
    if (wanted.success) failing.set(wanted.data)
    return c.redirect('/', 303)
  })
  return app
}

/** The view that was asked for when the mail has it, else its best one. */
function viewOf(mail: Mail, wanted: View | undefined): View {
  if (wanted === 'headers' || (wanted !== undefined && mail[wanted] !== null)) return wanted
  return mail.html === null ? 'text' : 'html'
}
