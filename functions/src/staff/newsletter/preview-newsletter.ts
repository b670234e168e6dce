import {
  previewNewsletter as previewContract,
  testNewsletter as testContract,
} from '@lectern/domain/mail/newsletter-contracts'
import {safeMailHtml} from '../../newsletter/safe-html.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {siteUrl} from '../../parameters.ts'
import {renderNewsletter} from '../../newsletter/newsletter-mail.ts'
import {sendTest} from './send-test.ts'

/** When staff look at a newsletter before it is sent: the whole mail, as it will be. */
export const previewNewsletter = callable(previewContract, async ({subject, contentHtml}) => {
  const site = siteUrl.value()
  const {html} = renderNewsletter({
    subject,
    contentHtml: safeMailHtml(contentHtml),
    unsubscribeUrl: `${site}/unsubscribe`,
    siteUrl: site,
  })
  return {html}
})

/** When staff send themselves a test. */
export const testNewsletter = callable(
  testContract,
  {
    limits: (_, {uid}) => [{name: 'newsletter-test', key: uid, max: 30, windowSeconds: 60 * 60}],
  },
  async ({subject, contentHtml}, {email}) => {
    if (email === null) throw new AppError('no-recipients')
    const state = await sendTest(email, {subject, contentHtml: safeMailHtml(contentHtml)})
    if (state !== 'sent') throw new AppError('mail-unavailable')
    return {email}
  },
)
