import {expect, test} from '../fixtures/test.ts'

test('a course prints its price, an instructor every tab, the questions their answers, and a video its transcript', async ({
  visitor,
}) => {
  const {page, main, header, footer} = visitor
  await page.emulateMedia({media: 'print'})
  await visitor.visit('/course/brand-strategy-from-first-principles')
  await expect(
    main.getByRole('complementary', {name: 'Buy this course'}).getByText(/^\$\d/).first(),
  ).toBeVisible()
  await expect(visitor.addToCart).toBeHidden()

  await page.emulateMedia({media: 'screen'})
  await main.getByRole('link', {name: 'Amara Okafor'}).first().click()
  await expect(visitor.title('Amara Okafor')).toBeVisible()
  await page.emulateMedia({media: 'print'})
  const panels = await main.locator('[role=tabpanel]').all()
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) await expect(panel).toBeVisible()
  await expect(main.getByRole('link', {name: 'LinkedIn'})).not.toHaveCSS('content', /http/, {pseudo: 'after'})

  await page.emulateMedia({media: 'screen'})
  await footer.getByRole('link', {name: 'FAQ'}).click()
  await expect(visitor.title(/questions/i)).toBeVisible()
  await page.emulateMedia({media: 'print'})
  await expect(main.getByText('PayPal').first()).toBeVisible()

  await page.emulateMedia({media: 'screen'})
  await header.getByRole('link', {name: 'Blog'}).click()
  await main
    .getByRole('link', {name: /^Watch Less, Do More/})
    .first()
    .click()
  await expect(visitor.title(/^Watch Less, Do More/)).toBeVisible()
  await page.emulateMedia({media: 'print'})
  const figure = main.getByRole('figure', {name: 'A person in six strokes'})
  await figure.scrollIntoViewIfNeeded()
  const player = figure.locator('media-controller')
  await expect(player).toBeVisible()
  await expect(player.locator('media-control-bar')).toBeHidden()
  // Its sentences, which are pressed on a screen, take the place of its text once the captions are loaded.
  const search = figure.locator('input[type=search]')
  await expect(search).toBeAttached()
  await expect(search).toBeHidden()
  await expect(figure.getByText(/^A person needs six strokes\./).filter({visible: true})).toHaveCount(1)
  await player
    .locator('video')
    .evaluate((video: {poster: string; removeAttribute: (name: string) => void}) => {
      video.removeAttribute('poster')
    })
  await expect(player).toBeHidden()
})
