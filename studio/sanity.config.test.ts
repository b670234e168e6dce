import {expect, test} from 'vitest'
import config from './sanity.config'

test('a document is a draft or published, and nothing else, in every Studio', () => {
  const {releases, scheduledDrafts, scheduledPublishing} = config
  expect({releases, scheduledDrafts, scheduledPublishing}).toEqual({
    releases: {enabled: false},
    scheduledDrafts: {enabled: false},
    scheduledPublishing: {enabled: false},
  })
})
