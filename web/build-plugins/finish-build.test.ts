import {expect, test} from 'vitest'
import {picturesFirst} from './finish-build'

const page = (start: string) =>
  `<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">${start}</script>`
const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/assets/entry.client.js");`

test('scripts are asked for, all at once, after the first picture has been drawn', () => {
  const html = picturesFirst(page(START))
  expect(html).not.toContain('<link')
  const steps = [
    'await new Promise',
    'for (const href of ["/assets/a.js"]) document.head.append',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'const route1 = await import("/assets/home.js");',
    'window.__reactRouterRouteModules',
    '\nimport("/assets/entry.client.js");',
  ].map((step) => html.indexOf(step))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps).not.toContain(-1)
  expect(html).not.toMatch(/^import ["*]/m)
})

test('a page that starts its scripts in another way stops the build', () => {
  expect(() => picturesFirst(page('import("/assets/entry.client.js");'))).toThrow('as expected')
})
