import {centsFromDollars} from '@lectern/domain/money'
import {emailActionUrl} from '../accounts/email-action.ts'
import {firstNamesOf} from '../accounts/profile.ts'
import {settingsOf} from '../accounts/settings.ts'
import {fetchNewCourse} from '../content/fetch-new-course.ts'
import {contactMessage} from '../contact/contact-mail.ts'
import {newCourse} from '../content/new-course-mail.ts'
import {newsletter} from '../newsletter/newsletter-mail.ts'
import {passwordChanged, passwordReset, verification} from '../accounts/account-mails.ts'
import {receipt} from '../orders/receipt-mail.ts'
import type {Rendered} from './rendered-mail.ts'
import {returnDecided} from '../returns/return-decided-mail.ts'
import {newsletters} from '../newsletter/newsletters.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {orders} from '../orders/order.ts'
import {siteUrl} from '../parameters.ts'
import {returns} from '../returns/return.ts'
import {auth} from '../services/auth.ts'
import type {Message} from '../services/mail.ts'
import type {MailContent} from './mail.ts'

/** Writes a mail out, or null when by now there is nothing to say: the account is gone, or does not want it. */
export async function compose(to: string[], content: MailContent): Promise<Message | null> {
  const rendered = await render(to, content)
  return rendered && {...rendered, to}
}

async function render(to: string[], content: MailContent): Promise<Rendered | null> {
  const site = siteUrl.value()
  switch (content.kind) {
    case 'receipt':
      return renderReceipt(content.orderId, site)
    case 'return-decided':
      return renderReturnDecided(content.orderId, site)
    case 'verification':
      return renderVerification(content.uid, site)
    case 'password-reset': {
      const url = await emailActionUrl('password-reset', to[0] ?? '')
      return url === null ? null : passwordReset({url, siteUrl: site})
    }
    case 'password-changed':
      return passwordChanged({siteUrl: site})
    case 'contact':
      return contactMessage({...content, siteUrl: site})
    case 'newsletter': {
      const letter = (await newsletters().doc(content.newsletterId).get()).data()
      if (!letter) return null
      return {
        ...newsletter({...letter, unsubscribeUrl: UNSUBSCRIBE_PAGE, siteUrl: site}),
        ...unsubscribeLinks(to, 'newsletter'),
      }
    }
    case 'new-course': {
      const course = await fetchNewCourse(content.courseId)
      if (!course) return null
      const {price, duration, image, slug, ...rest} = course
      return {
        ...newCourse({
          ...rest,
          slug: slug ?? course._id,
          summary: rest.summary ?? '',
          durationMinutes: duration,
          priceCents: centsFromDollars(price),
          imageUrl: image,
          unsubscribeUrl: UNSUBSCRIBE_PAGE,
          siteUrl: site,
        }),
        ...unsubscribeLinks(to, 'new-course'),
      }
    }
  }
}

async function renderVerification(uid: string, site: string): Promise<Rendered | null> {
  const {users} = await auth().getUsers([{uid}])
  const {email, emailVerified} = users[0] ?? {}
  const url = emailVerified || !email ? null : await emailActionUrl('verification', email)
  return url === null ? null : verification({url, siteUrl: site})
}

async function renderReceipt(orderId: string, site: string): Promise<Rendered | null> {
  const order = (await orders().doc(orderId).get()).data()
  if (!order) return null
  const [firstName = null] = await firstNamesOf([order.userId])
  return receipt({
    orderId,
    items: order.items,
    amountCents: order.amountCents,
    paidAt: (order.completedAt ?? order.createdAt).toDate(),
    firstName,
    siteUrl: site,
  })
}

async function renderReturnDecided(orderId: string, site: string): Promise<Rendered | null> {
  const [order, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
  const {items, amountCents, userId} = order.data() ?? {}
  const decision = request.data()?.status
  if (!items || amountCents === undefined || !userId || !decision || decision === 'pending') return null
  if (!(await settingsOf(userId)).emailNotifications) return null
  return returnDecided({decision, orderId, items, amountCents, siteUrl: site})
}
