import {about} from '../../../studio/seed/pages/about.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'About Us has the story, the mission, the values and the principles',
  shows('S2.01.07 S2.14.01 S2.14.02 S2.14.03 S2.14.04'),
  async ({visitor}) => {
    const {main} = visitor
    await visitor.visit('/about')
    for (const name of ['Our story', 'Our mission', 'Our values', 'Our principles'])
      await expect(main.getByRole('heading', {name})).toBeVisible()
    await expect(
      main.getByText(/^Lectern began with a folding music stand in a borrowed meeting room\./),
    ).toBeVisible()
    const mission = main.getByRole('region', {name: 'Our mission'})
    for (const section of about.sections) {
      if (section.type === 'statement')
        await expect(mission.getByText(section.text, {exact: true})).toBeVisible()
      if (section.type !== 'points') continue
      const shown = main.getByRole('region', {name: section.heading}).getByRole('listitem')
      await expect(shown.getByRole('heading')).toHaveText(section.points.map(({title}) => title))
      await expect(shown.getByRole('paragraph')).toHaveText(section.points.map(({text}) => text))
    }
  },
)

test('About Us has a breadcrumb', shows('S2.14.05'), async ({visitor}) => {
  await visitor.visit('/about')
  const crumbs = visitor.main.getByRole('navigation', {name: /breadcrumb/i}).getByRole('listitem')
  const names = (await crumbs.allInnerTexts()).map((crumb) => crumb.replaceAll(/\W*\n|\//g, '').trim())
  expect(names).toEqual(['Home', 'About Us'])
})

test(
  'the policies have their date, and how changes are announced',
  shows('S1.01.13 S1.01.14 S2.01.14 S2.01.15 S2.14.24 S2.14.26 S2.14.28'),
  async ({visitor}) => {
    const {main} = visitor
    await visitor.visit('/privacy')
    await expect(main.getByText(/May 23, 2025/)).toBeVisible()
    await visitor.visit('/terms')
    await expect(main.getByText(/May 8, 2025/)).toBeVisible()
    await expect(main.getByText(/about 30 days/).first()).toBeVisible()
  },
)
