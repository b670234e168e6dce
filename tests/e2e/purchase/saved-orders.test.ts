import {readFile} from 'node:fs/promises'
import * as z from 'zod/mini'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {stack} from '../../stack.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'

const savedSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** the fields of documents by their path, in the form of Firestore's REST API */
  documents: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/**
 * What the version before orders had lines has saved of a learner: two courses with a discount code, one that was refunded, two of which
 * $15.00 were given back in Stripe's dashboard, one with a return that waits, one whose dispute was lost, and one that is not paid.
 */
const saved = savedSchema.parse(
  JSON.parse(await readFile(new URL('../fixtures/database-before-lines.json', import.meta.url), 'utf8')),
)
const documents = `http://${stack.firestoreHost}/v1/projects/${stack.projectId}/databases/(default)/documents`

async function putBack(): Promise<void> {
  for (const [path, fields] of Object.entries(saved.documents)) {
    const response = await fetch(`${documents}/${path}`, {
      method: 'PATCH',
      headers: {authorization: 'Bearer owner', 'content-type': 'application/json'},
      body: JSON.stringify({fields}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
}

test.afterEach(async () => {
  await accounts.deleteUser(saved.uid)
  for (const path of Object.keys(saved.documents)) await firestore.recursiveDelete(firestore.doc(path))
})

test('orders from before they had lines open in the account and in the back office', async ({
  openBrowser,
  staff,
}) => {
  const account = {...newAccount(), email: saved.email}
  const learner = await openBrowser({user: await openAccount(account, saved.uid)})
  await putBack()
  const orderOf = (visitor: typeof learner, words: string) =>
    visitor.main.getByRole('row').filter({hasText: words})

  await test.step('in the account', async () => {
    const {page, main} = learner
    await learner.visit('/order-history')
    await expect(orderOf(learner, 'Data Analyst Program')).toContainText('Refunded')
    await expect(orderOf(learner, 'Email People Look Forward To')).toContainText('Partly refunded')
    const discounted = orderOf(learner, 'Brand Strategy from First Principles')
    await expect(discounted).toContainText('$157.48')
    await discounted.getByRole('link', {name: /^View/}).click()
    await expect(main.getByText('Discount (BEFORE-LINES)')).toBeVisible()
    await expect(main.getByText('Data Analysis You Can Defend')).toBeVisible()
    await page.getByRole('link', {name: 'Receipt'}).click()
    await expect(main.getByText('-$52.50')).toBeVisible()
    await learner.openInAccount('My Courses')
    await expect(main.getByText(/^Purchased on/)).toHaveCount(6)
  })

  await test.step('in the back office', async () => {
    const {main} = staff
    await staff.visit(`/admin/orders?q=${encodeURIComponent(saved.email)}`)
    await expect(main.getByRole('row')).toHaveCount(7)
    await orderOf(staff, '$122.98').getByRole('link').first().click()
    await expect(main.getByText('$15.00').first()).toBeVisible()
    await main.getByRole('button', {name: 'Refund', exact: true}).click()
    const dialog = staff.page.getByRole('dialog', {name: 'Refund this order'})
    await expect(dialog.getByText('Draw It on the Whiteboard', {exact: true})).toBeVisible()
    // Of $122.98.
    await expect(dialog.getByText(/^\$107.98 goes back/)).toBeVisible()
  })
})
