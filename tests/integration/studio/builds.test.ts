import {execFile} from 'node:child_process'
import {glob, mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {root} from '../../../local/services.ts'
import {localBuild} from '../../../studio/local-build.ts'
import {stack} from '../../stack.ts'

/** Words that only the wiring for a lake on this machine contains. */
const localWiring = ['/tunnel', new URL(stack.lakeUrl).host, 'groqLegacy`},tasks']

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-studio-'))
})

afterAll(async () => {
  await rm(folder, {recursive: true})
})

async function textOf(build: string): Promise<string> {
  const texts: string[] = []
  for await (const file of glob('**/*.{js,html,css}', {cwd: build}))
    texts.push(await readFile(join(build, file), 'utf8'))
  return texts.join('\n')
}

describe('the Studio for a hosted project', () => {
  test('has none of the local wiring in it', async () => {
    const build = join(folder, 'hosted')
    const sanity = join(root, 'node_modules/sanity/bin/sanity')
    await promisify(execFile)(process.execPath, [sanity, 'build', build, '--yes'], {
      cwd: join(root, 'studio'),
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DO_NOT_TRACK: '1',
        SANITY_STUDIO_PROJECT_ID: 'abc123',
        SANITY_STUDIO_DATASET: 'production',
      },
    })
    const text = await textOf(build)
    expect(text).toContain('abc123')
    expect(localWiring.filter((word) => text.includes(word))).toEqual([])
  })
})

describe('the Studio for a lake on this machine', () => {
  // As the tests' own stack has it, so that it is built only once.
  const environment = {
    SANITY_STUDIO_PROJECT_ID: 'lectern',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_API_HOST: stack.lakeUrl,
    SANITY_STUDIO_PREVIEW_URL: stack.siteUrl,
  }

  test('is built once, and wired to the lake', async () => {
    const cache = join(root, '.local', 'studio')
    const build = await localBuild({environment, cache})
    expect(await localBuild({environment, cache})).toBe(build)
    const text = await textOf(build)
    expect(localWiring.filter((word) => !text.includes(word))).toEqual([])
  })
})
