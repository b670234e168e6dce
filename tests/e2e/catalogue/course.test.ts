import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {expectImageLoaded} from '../fixtures/visitor.ts'

test(
  'a visitor reads what a course is, puts it in the cart, and looks at a sample of its certificate',
  shows(`S1.01.06 S1.01.17 S2.01.03 S2.06.05 S2.06.06 S2.06.07 S2.06.08 S2.06.09 S2.06.10 S2.06.11 S2.06.12 S2.06.13
    S2.06.14 S2.06.15 S2.06.16 S2.06.17 S2.06.18 S2.06.21 S2.06.22 S2.06.23 S3.01.01 S3.01.02 S4.01.01 S4.02.02
    S8.01.03`),
  async ({visitor}) => {
    const {main, page} = visitor
    const buy = main.getByRole('complementary', {name: 'Buy this course'})
    await visitor.visit('/course/brand-strategy-from-first-principles')
    await test.step('it shows its title, instructor and price', async () => {
      await expect(main.getByText('Marketing · Intermediate')).toBeVisible()
      await expect(visitor.title('Brand Strategy from First Principles')).toBeVisible()
      for (const fact of ['4.9', '3.2k students', '12 lessons', '22h 45m'])
        await expect(main.getByText(fact).first()).toBeVisible()
      await expect(main.getByRole('link', {name: 'Amara Okafor', exact: true}).first()).toHaveAttribute(
        'href',
        '/instructor/amara-okafor',
      )
      await expect(buy.getByRole('img').first()).toHaveAttribute('alt', /./)
      await expectImageLoaded(buy.getByRole('img').first())
      await expect(buy.getByText('$99.99')).toBeVisible()
      await expect(buy.getByText('$149.99')).toHaveCSS('text-decoration-line', 'line-through')
    })
    await test.step('it shows its outcomes, curriculum and instructor', async () => {
      const about = main.getByRole('heading', {level: 2, name: 'About This Course'}).locator('xpath=..')
      expect((await about.innerText()).length).toBeGreaterThan(200)
      const outcomes = main.getByRole('region', {name: /What You.ll Learn/}).getByRole('listitem')
      await expect(outcomes).toHaveCount(8)
      const curriculum = main.getByRole('region', {name: 'Curriculum'}).getByRole('listitem')
      expect(await curriculum.count()).toBeGreaterThanOrEqual(5)
      await expect(curriculum.first().getByText('Free', {exact: true}).first()).toBeVisible()
      const teacher = main.getByRole('region', {name: 'Your instructor'})
      await expect(teacher.getByRole('heading', {name: 'Amara Okafor'})).toBeVisible()
      await expect(teacher.getByRole('link', {name: /Amara Okafor/})).toHaveAttribute(
        'href',
        '/instructor/amara-okafor',
      )
    })
    await test.step('it is put in the cart, and still there after a reload', async () => {
      await buy.getByRole('button', {name: /^Add to Cart/}).click()
      await expect(visitor.toast('Added to cart')).toBeVisible()
      await expect(
        visitor.toast('Brand Strategy from First Principles has been added to your cart'),
      ).toBeVisible()
      const added = buy.getByRole('button', {name: /^Added to Cart/})
      await expect(added).toBeDisabled()
      await page.reload()
      await expect(added).toBeVisible()
    })
    await test.step('it has a sample of its certificate, which breaks no rule of accessibility', async () => {
      const includes = page.getByRole('region', {name: 'This course includes'})
      await expect(includes.getByRole('listitem').filter({hasText: / of own work$/})).toBeVisible()
      await includes.getByRole('button', {name: 'See a sample of the certificate'}).click()
      const sample = page.getByRole('dialog', {name: 'A sample of the certificate'})
      await expect(sample.getByText('Your Name')).toBeVisible()
      await expectNoViolations(visitor)
      await page.keyboard.press('Escape')
      await expect(sample).toBeHidden()
    })
  },
)
