import {expect, onTestFinished, test, vi} from 'vitest'
import config from './sanity.config'

test('a document is a draft or published, and nothing else, in every Studio', () => {
  const {releases, scheduledDrafts, scheduledPublishing} = config
  expect({releases, scheduledDrafts, scheduledPublishing}).toEqual({
    releases: {enabled: false},
    scheduledDrafts: {enabled: false},
    scheduledPublishing: {enabled: false},
  })
})

test('a Studio is deployed only where it knows its project and its storefront', async () => {
  const words = process.argv
  onTestFinished(() => {
    process.argv = words
    vi.unstubAllEnvs()
  })
  const load = async (command: string, project: string, preview: string) => {
    vi.resetModules()
    process.argv = ['node', 'sanity', command]
    vi.stubEnv('SANITY_STUDIO_PROJECT_ID', project)
    vi.stubEnv('SANITY_STUDIO_PREVIEW_URL', preview)
    return import('./sanity.cli')
  }
  await expect(load('deploy', '', 'https://shop.example')).rejects.toThrow('SANITY_STUDIO_PROJECT_ID')
  await expect(load('deploy', 'abcd1234', '')).rejects.toThrow('SANITY_STUDIO_PREVIEW_URL')
  await expect(load('build', 'abcd1234', '')).resolves.toBeDefined()
  await expect(load('deploy', 'abcd1234', 'https://shop.example')).resolves.toBeDefined()
})
