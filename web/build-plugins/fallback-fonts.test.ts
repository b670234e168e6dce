import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {fallbackFonts} from './fallback-fonts'

const styles = new URL('../app/ui/styles/', import.meta.url)

test('the styles have the fallback fonts as they are written now', () => {
  expect(readFileSync(new URL('fallback-fonts.css', styles), 'utf8')).toBe(fallbackFonts())
})

test('every fallback stands in a stack of fonts', () => {
  const stacks = readFileSync(new URL('tokens.css', styles), 'utf8')
  const families = [...fallbackFonts().matchAll(/font-family: ('[^']+')/g)].map(([, family]) => family)
  expect(families.length).toBeGreaterThan(0)
  for (const family of families) expect(stacks).toContain(`${family},`)
})
