import {eventually, expect, test} from './person.ts'
import {isDrawn} from './pictures.ts'

test('a course says what it is, what one learns, who teaches it and what it costs', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/course/brand-strategy-from-first-principles')

  await main.getByText('Marketing · Intermediate').waitFor()
  await main.getByRole('heading', {level: 1, name: 'Brand Strategy from First Principles'}).waitFor()
  for (const fact of ['4.9', '3.2k students', '48 lessons', '12h 30m'])
    await main.getByText(fact).first().waitFor()
  expect(await main.getByRole('link', {name: 'Amara Okafor', exact: true}).first().getAttribute('href')).toBe(
    '/instructor/amara-okafor',
  )
  const buy = main.getByRole('complementary', {name: 'Buy this course'})
  expect(await buy.getByRole('img').first().getAttribute('alt')).not.toBe('')
  await eventually(() => isDrawn(buy.getByRole('img').first())).toBe(true)
  await buy.getByText('$99.99').waitFor()
  expect(await ada.styleOf(buy.getByText('$149.99'), 'text-decoration-line')).toBe('line-through')

  const section = (name: string | RegExp) => main.getByRole('heading', {level: 2, name}).locator('xpath=..')
  expect((await section('About This Course').innerText()).length).toBeGreaterThan(200)
  expect(
    await main
      .getByRole('region', {name: /What You.ll Learn/})
      .getByRole('listitem')
      .count(),
  ).toBe(8)
  const curriculum = main.getByRole('region', {name: 'Curriculum'}).getByRole('listitem')
  expect(await curriculum.count()).toBeGreaterThanOrEqual(5)
  await curriculum.first().getByText('Free', {exact: true}).waitFor()
  const teacher = main.getByRole('region', {name: 'Your instructor'})
  await teacher.getByRole('heading', {name: 'Amara Okafor'}).waitFor()
  expect(await teacher.getByRole('link', {name: /Amara Okafor/}).getAttribute('href')).toBe(
    '/instructor/amara-okafor',
  )

  await buy.getByRole('button', {name: /^Add to Cart/}).click()
  await ada.toast('Added to cart').waitFor()
  await ada.toast('Brand Strategy from First Principles has been added to your cart').waitFor()
  const added = buy.getByRole('button', {name: /^Added to Cart/})
  expect(await added.isDisabled()).toBe(true)
  await page.reload()
  await added.waitFor()
  expect(ada.browserErrors).toEqual([])
})
