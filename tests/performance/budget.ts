/*
 * What the pages of the storefront weigh, and whether they are within their budgets (web/build-plugins/budget.ts): builds it from
 * the built-in content, opens it in a browser, prints the heaviest page of each kind, and ends with an error where one is too heavy.
 *
 *   npm run check:budget
 *   npm run check:budget -- --built web/build/test --at http://127.0.0.1:15000    a build that is served already
 */
import {rmSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {HOST} from '../../local/ports.ts'
import {root} from '../../local/services.ts'
import {buildSite, serveBuild, withContent} from './built-site.ts'
import {checkBudget} from './check-budget.ts'

const {values} = parseArgs({options: {built: {type: 'string'}, at: {type: 'string'}}})
if (values.built !== undefined && values.at !== undefined) await check(values.built, values.at)
else await buildAndCheck()

async function buildAndCheck(): Promise<void> {
  const folder = join(root, 'web', 'build', 'budget')
  // It listens before there is a build, which has to know the address.
  const server = await serveBuild(folder)
  try {
    const siteUrl = `http://${HOST}:${(server.address() as AddressInfo).port}`
    await withContent(async (lake) => {
      await buildSite(folder, lake, siteUrl)
      await check(folder, siteUrl)
    })
  } finally {
    server.close()
    rmSync(folder, {recursive: true, force: true})
  }
}

async function check(folder: string, siteUrl: string): Promise<void> {
  const {report, problems} = await checkBudget(folder, siteUrl)
  console.log(report.join('\n'))
  if (problems.length === 0) return
  console.log(`Over the budget:\n${problems.join('\n')}`)
  process.exitCode = 1
}
