import {newAccount} from '../fixtures/accounts.ts'
import {faq} from '../../../studio/seed/pages/faq.ts'
import {contact} from '../../../studio/seed/site-settings.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs, type Visitor} from '../fixtures/visitor.ts'

const openQuestions = ({page, main}: Visitor) => main.getByRole('group').and(page.locator('[open]'))

test(
  'a visitor looks for help, writes a message, and finds the answers to questions',
  shows(`S1.01.11 S1.01.12 S2.01.13 S2.01.16 S2.14.13 S2.14.14 S2.14.15 S2.14.16 S2.14.17 S2.14.18 S2.14.19 S2.14.20
    S2.14.21 S2.14.22 S2.14.23 S9.11.03 S9.11.04`),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/help')
    await test.step('the help has its topics and the hours of the support', async () => {
      const topics = main.getByRole('listitem').filter({has: page.getByRole('heading', {level: 2})})
      await expect(topics).toHaveCount(6)
      await expect(main.getByText(/within 24 hours/).first()).toBeVisible()
      await expect(main.getByText(/Monday-Friday, 9am-5pm ET/)).toBeVisible()
      const support = main.getByRole('heading', {name: 'Email support'}).locator('xpath=..')
      await expect(support.getByText('We reply within 24 hours.', {exact: true})).toBeVisible()
      expect(await hrefs(support.getByRole('link'))).toEqual([`mailto:${contact.email}`, '/contact'])
    })
    await test.step('the live chat is a short form that says when an answer comes', async () => {
      const {email} = newAccount()
      await expect(main.getByText('you get the answer by email within 24 hours')).toBeVisible()
      await main.getByRole('button', {name: 'Write a message'}).click()
      const form = main.getByRole('form', {name: 'Message to support'})
      await form.getByLabel('Name').fill('Ada Fenn')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Message').fill(`Where is my certificate? (${email})`)
      await form.getByRole('button', {name: 'Send Message'}).click()
      await expect(visitor.toast('Message Sent')).toBeVisible()
      await expect(form.getByLabel('Message')).toHaveValue('')
    })
    await test.step('a search finds an answer and links to it', async () => {
      const search = page.getByRole('searchbox', {name: 'Search for help'})
      await search.fill('certificate')
      await expect(main.getByText(/answers? for “certificate”/)).toBeVisible()
      await main.getByRole('link', {name: 'Do I get a certificate?'}).first().click()
      await expect(page).toHaveURL(/\/faq/)
      await expect(openQuestions(visitor).filter({hasText: 'Do I get a certificate?'})).toBeVisible()
      await page.goBack()
      await expect(main.getByText(/answers? for “certificate”/)).toBeVisible()
      await search.fill('zzzz')
      await expect(main.getByRole('heading', {name: 'No answers found'})).toBeVisible()
      await search.fill('')
    })
    await test.step('the questions are listed, each with a link to its answer', async () => {
      const questions = main.getByRole('region', {name: 'Frequently asked'}).getByRole('link')
      await expect(questions).toHaveText(faq.questions.map(({question}) => question))
      await questions.filter({hasText: 'Can I get my money back?'}).click()
      await expect(page).toHaveURL(/\/faq/)
      await expect(openQuestions(visitor).filter({hasText: 'Can I get my money back?'})).toBeVisible()
    })
    await test.step('one question is open at a time, and one of them is about the means of payment', async () => {
      await expect(main.getByRole('group')).toHaveCount(10)
      await main.getByText('How can I pay?').click()
      await expect(openQuestions(visitor)).toHaveCount(1)
      const answer = main.getByRole('group').filter({hasText: 'How can I pay?'})
      for (const way of [/card/i, /PayPal/, /bank transfer/i])
        await expect(answer.getByText(way).first()).toBeVisible()
      await main.getByText('Do I get a certificate?').click()
      await expect(openQuestions(visitor)).toHaveCount(1)
      await main.getByText('Do I get a certificate?').click()
      await expect(openQuestions(visitor)).toHaveCount(0)
    })
  },
)
