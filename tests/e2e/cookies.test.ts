import {expect, test} from './person.ts'

test('a visitor declines cookies and is not asked again', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const banner = page.getByRole('region', {name: 'Cookies'})

  await ada.visit('/blog')
  await banner.waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await ada.context.cookies()).toEqual([])
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/privacy')
  await banner.getByRole('button', {name: 'Decline'}).click()
  await banner.waitFor({state: 'detached'})
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')

  await ada.visit('/courses')
  await page.getByRole('searchbox').waitFor()
  await page.getByRole('region', {name: 'Notifications'}).waitFor({state: 'attached'})
  expect(await banner.count()).toBe(0)
  expect(await ada.context.cookies()).toEqual([])
})

test('closing the cookie banner declines, and Accept All accepts', async ({meet}) => {
  const [ada, ben] = [await meet(), await meet('phone')]
  for (const [person, button, choice] of [
    [ada, 'Close', 'declined'],
    [ben, 'Accept All', 'accepted'],
  ] as const) {
    const banner = person.page.getByRole('region', {name: 'Cookies'})
    await person.visit('/')
    await banner.getByRole('button', {name: button}).click()
    await banner.waitFor({state: 'detached'})
    expect(await person.page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(choice)
  }
})
