import {about} from '../../../studio/seed/pages/about.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'About Us has the story, the mission, the values and the principles, and a breadcrumb',
  shows('S2.01.07 S2.14.01 S2.14.02 S2.14.03 S2.14.04 S2.14.05'),
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
    const crumbs = main.getByRole('navigation', {name: /breadcrumb/i}).getByRole('listitem')
    const names = (await crumbs.allInnerTexts()).map((crumb) => crumb.replaceAll(/\W*\n|\//g, '').trim())
    expect(names).toEqual(['Home', 'About Us'])
  },
)
