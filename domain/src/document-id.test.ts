import {expect, test} from 'vitest'
import {isDocumentId} from './document-id.ts'

test.for(['course-brand-strategy', 'aZ09._-', 'x'.repeat(128)])('%s can be an id', (id) => {
  expect(isDocumentId(id)).toBe(true)
})

// Values that Firestore reads as a path, reserves, or rejects with its own error.
test.for(['', '.', '..', 'a/b', '__id__', ' a', 'ä', 'x'.repeat(129)])('“%s” cannot', (id) => {
  expect(isDocumentId(id)).toBe(false)
})
