import {expect, test} from 'vitest'
import {loader} from './robots-txt'

/** Whether a crawler may open a path with its query: a rule closes what begins with it, `$` stands for the end (RFC 9309). */
async function isAllowed(path: string): Promise<boolean> {
  const rules = [...(await loader().text()).matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  return !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
}

test.each(['/cart', '/cart?code=SPRING', '/cart/', '/account/orders/1', '/team/accept', '/auth', '/admin'])(
  '%s is closed to search engines',
  async (path) => {
    expect(await isAllowed(path)).toBe(false)
  },
)

test.each(['/', '/courses?page=2', '/team-training', '/teach-with-us', '/authors', '/giveaway', '/claims'])(
  '%s, which an editor may give a page, is open',
  async (path) => {
    expect(await isAllowed(path)).toBe(true)
  },
)
