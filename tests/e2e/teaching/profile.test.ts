import {content} from '../fixtures/content.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {makeTeacher} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher changes the biography, reads that it waits, and sees it in the shop once an editor has published it', async ({
  newLearner,
  account,
  publish,
}) => {
  const id = `instructor-${crypto.randomUUID()}`
  const draftId = `drafts.${id}`
  await publish(
    {
      _id: id,
      _type: 'instructor',
      name: 'Tess Aching',
      slug: {_type: 'slug', current: id},
      title: 'Carver',
      bio: 'Carves.',
      goals: ['Sharp knives'],
    },
    // Restored with it, to nothing.
    {_id: draftId, _type: 'instructor'},
  )
  await content.delete(draftId)
  await makeTeacher(account, id)
  const {main, page} = newLearner
  const biography = main.getByLabel('Short biography')
  const save = main.getByRole('button', {name: 'Save Changes'})
  const waiting = main.getByRole('region', {name: /^Waiting for an editor since/})
  const dialog = page.getByRole('dialog')

  const lookElsewhere = async () => {
    await page.getByRole('link', {name: 'Earnings'}).click()
    await expect(main.getByRole('heading', {name: 'Earnings'})).toBeVisible()
    await page.getByRole('link', {name: 'Profile', exact: true}).click()
  }

  await test.step('what is wrong is said at its field, and what was typed stays while one looks elsewhere', async () => {
    await newLearner.visit('/teach/profile')
    await expect(biography).toHaveValue('Carves.')
    await expect(waiting).toHaveCount(0)
    await main.getByLabel('Website').fill('tess.example')
    await save.click()
    await expect(main.getByText('Please enter an address that begins with https://.')).toBeVisible()
    await lookElsewhere()
    await expect(main.getByLabel('Website')).toHaveValue('tess.example')
    await expect(main.getByText('What you have typed is not saved yet.')).toBeVisible()
    await main.getByLabel('Website').fill('https://tess.example')
  })

  await test.step('a change waits for an editor, beside what the shop shows', async () => {
    await biography.fill('Carves spoons.')
    await main.getByLabel('Goals').fill('Sharp knives\nNo blood')
    await save.click()
    await expect(newLearner.toast('Saved')).toBeVisible()
    await expect(waiting).toContainText('Carves.')
    await expect(waiting).toContainText('Carves spoons.')
    await expect(waiting.getByText('No blood')).toBeVisible()
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)
  })

  await test.step('somebody else was first: what was typed stays, and the rest is what is there now', async () => {
    newLearner.expectBrowserError(/status of 400/)
    await content.patch(draftId).set({location: 'Lancre'}).commit()
    await main.getByLabel('Professional title').fill('Carver and teacher')
    await save.click()
    await expect(main.getByText('Somebody else has just changed your profile.')).toBeVisible()
    await expect(main.getByLabel('Professional title')).toHaveValue('Carver and teacher')
    await expect(main.getByLabel('Location')).toHaveValue('Lancre')
    await save.click()
    await expect(waiting).toContainText('Carver and teacher')
  })

  await test.step('what is taken back is as the shop has it, without what an editor has changed', async () => {
    await waiting.getByRole('button', {name: 'Take back my changes'}).click()
    await dialog.getByRole('button', {name: 'Take Back'}).click()
    await expect(newLearner.toast('Taken back')).toBeVisible()
    await expect(biography).toHaveValue('Carves.')
    await expect(main.getByRole('region', {name: 'An editor is changing your page'})).toContainText('Lancre')
  })

  await test.step('an editor publishes, and the shop shows it', async () => {
    await biography.fill('Carves spoons and bowls.')
    await save.click()
    await expect(waiting).toContainText('Carves spoons and bowls.')
    await content.action({actionType: 'sanity.action.document.publish', draftId, publishedId: id})
    await lookElsewhere()
    await expect(biography).toHaveValue('Carves spoons and bowls.')
    await expect(waiting).toHaveCount(0)
    await main.getByRole('link', {name: 'See your page'}).click()
    await expect(main.getByText('Carves spoons and bowls.')).toBeVisible()
  })
})
