import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {menus} from '../app/features/site/screens.data.ts'
import {asData, buildTimeData} from './build-time-data'

const app = join(import.meta.dirname, '..', 'app')

test('browsers get what a module exports, as data', async () => {
  const {load} = buildTimeData() as {load: {handler: (id: string) => Promise<string>}}
  const source = await load.handler(join(app, 'features/site/screens.data.ts'))
  expect(source).toContain(`export const menus = ${JSON.stringify(menus)}`)
  expect(source).not.toMatch(/import|prerender|access/)
  expect(asData({list: [1, {a: 'b'}]})).toBe('export const list = [1,{"a":"b"}]\n')
})

test('of what browsers get nothing imports the registry of pages but by such a module', () => {
  const importing = globSync('**/*.{ts,tsx}', {cwd: app})
    .filter((file) => !/\.(test|data)\.tsx?$/.test(file))
    .filter((file) =>
      /^import (?!type).* from '(~|\.\.?(\/\.\.)*)\/pages(\.ts)?'$/m.test(
        readFileSync(join(app, file), 'utf8'),
      ),
    )
  // These are read by the build alone.
  expect(importing.toSorted()).toEqual([
    'features/pages/prerender-paths.ts',
    'features/pages/shell-paths.ts',
    'routes.ts',
  ])
})
