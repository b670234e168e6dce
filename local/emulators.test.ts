import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {finishAutosave, lastSavedAt, newestExport, removeUnfinished} from './emulators.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-emulators-'))
})
afterEach(() => rmSync(folder, {recursive: true, force: true}))

const METADATA = 'firebase-export-metadata.json'

/** A saved state, as the CLI leaves it; without a time it is not complete. */
function save(name: string, seconds: number | null): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'accounts.json'), name)
  if (seconds === null) return
  writeFileSync(join(folder, name, METADATA), '{}')
  utimesSync(join(folder, name, METADATA), seconds, seconds)
}

test('the newest complete state is gone on with', () => {
  expect(newestExport(folder)).toBeNull()
  expect(lastSavedAt(folder)).toBeNull()
  save('emulators', 100)
  save('emulators-autosave', null)
  expect(newestExport(folder)).toBe(join(folder, 'emulators'))
  writeFileSync(join(folder, 'emulators-autosave', METADATA), '{}')
  expect(newestExport(folder)).toBe(join(folder, 'emulators-autosave'))
})

test('an autosave that is complete takes the place of the one before, also after a kill in between', () => {
  save('emulators-next', 200)
  expect(finishAutosave(folder)).toBe(true)
  save('emulators-next', 300)
  expect(finishAutosave(folder)).toBe(true)
  expect(readFileSync(join(folder, 'emulators-autosave', 'accounts.json'), 'utf8')).toBe('emulators-next')
  expect(lastSavedAt(folder)).toBe(300_000)
  expect(existsSync(join(folder, 'emulators-next'))).toBe(false)
})

test('an autosave that is not complete takes no place', () => {
  save('emulators-autosave', 100)
  save('emulators-next', null)
  expect(finishAutosave(folder)).toBe(false)
  expect(lastSavedAt(folder)).toBe(100_000)
})

test('the folders of exports that failed are removed, and those under way are not', () => {
  for (const begun of [Date.now() - 120_000, Date.now()])
    mkdirSync(join(folder, `firebase-export-${begun}abc`))
  save('emulators', 100)
  removeUnfinished(folder, 60_000)
  expect(readdirSync(folder)).toHaveLength(2)
  removeUnfinished(folder)
  expect(readdirSync(folder)).toEqual(['emulators'])
})
