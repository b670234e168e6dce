import {describe, expect, test} from 'vitest'
import {shellPaths} from '~/features/pages/shell-paths'

const screens = import.meta.glob<object>(['./*.tsx', '../staff/*.tsx', '!**/layout.tsx', '!**/*.test.tsx'], {
  eager: true,
})

describe.for(Object.entries(screens))('%s', ([, screen]) => {
  test('has a loader, without which the guard would not run before it on the first load', () => {
    expect(screen).toHaveProperty('clientLoader')
  })

  test('has a skeleton while its data is loaded', () => {
    expect(screen).toHaveProperty('HydrateFallback')
  })
})

test('the shell of every screen is prerendered, at its own path or one for all ids', () => {
  expect(shellPaths).toEqual(expect.arrayContaining(['/account', '/account/orders/any', '/admin/returns']))
  expect(shellPaths).not.toContain('/auth')
})
