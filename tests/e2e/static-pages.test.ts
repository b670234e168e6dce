import {faq} from '../../studio/seed/pages/faq.ts'
import {about} from '../../studio/seed/pages/about.ts'
import {contact} from '../../studio/seed/site-settings.ts'
import {categories} from '../../studio/seed/categories.ts'
import {expect, test} from './person.ts'

test('About Us tells the story, the mission, the values and the principles', async ({meet}) => {
  const ada = await meet()
  const main = ada.page.getByRole('main')
  await ada.visit('/about')
  await main.getByRole('heading', {name: 'Our story'}).waitFor()
  await main.getByText(/^Lectern began with a folding music stand in a borrowed meeting room\./).waitFor()
  const mission = main.getByRole('region', {name: 'Our mission'})
  for (const section of about.sections) {
    if (section.type === 'statement') await mission.getByText(section.text, {exact: true}).waitFor()
    if (section.type !== 'points') continue
    const shown = main.getByRole('region', {name: section.heading}).getByRole('listitem')
    expect(await shown.getByRole('heading').allInnerTexts()).toEqual(section.points.map(({title}) => title))
    expect(await shown.getByRole('paragraph').allInnerTexts()).toEqual(section.points.map(({text}) => text))
  }
})

test('the help lists the questions, and promises a reply where one can write', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/help')
  const support = main.getByRole('heading', {name: 'Email support'}).locator('xpath=..')
  await support.getByText('We reply within 24 hours.', {exact: true}).waitFor()
  expect(await ada.destinations(support.getByRole('link'))).toEqual([`mailto:${contact.email}`, '/contact'])
  const questions = main.getByRole('region', {name: 'Frequently asked'}).getByRole('link')
  expect(await questions.allInnerTexts()).toEqual(faq.questions.map(({question}) => question))
  await questions.filter({hasText: 'Can I get my money back?'}).click()
  await page.waitForURL((url) => url.pathname === '/faq')
  const opened = main.getByRole('group').and(page.locator('[open]'))
  await opened.filter({hasText: 'Can I get my money back?'}).waitFor()
})

test('the sitemap names its groups', async ({meet}) => {
  const ada = await meet()
  const main = ada.page.getByRole('main')
  await ada.visit('/sitemap')
  expect(await main.getByRole('heading', {level: 2}).allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Shop',
      'Your account',
      'Help',
      'Small print',
      'Courses',
      'Instructors',
      'Articles',
    ]),
  )
  // Courses stand by category; one without courses has no group.
  expect(await main.getByRole('heading', {level: 3}).allInnerTexts()).toEqual([
    ...categories.map(({name}) => name).filter((name) => name !== 'Health'),
    'On offer',
  ])
})
