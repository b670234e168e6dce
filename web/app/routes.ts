import {index, layout, route, type RouteConfig} from '@react-router/dev/routes'
import {pages, type Page} from './pages'

/** The pages of one access as routes. An address has one spelling, as hosting knows it: another is another address. */
function routesOf(access: Page['access']) {
  return pages
    .filter((page) => page.access === access)
    .map(({path, id, ...page}) => {
      const module = 'module' in page ? page.module : undefined
      const file = `routes/${access}/${module ?? id}.${access === 'files' ? 'ts' : 'tsx'}`
      if (path === '/') return index(file)
      return route(path.slice(1), file, {caseSensitive: true, ...(module && {id: `routes/${access}/${id}`})})
    })
}

/** What a form that stands on many screens is sent to: an action alone, with nothing to see. */
const action = (path: string, file: string) => route(path, file, {caseSensitive: true})

/** The route table of the shop, as the registry of pages has it. */
export default [
  ...routesOf('public'),
  action('newsletter/subscribe', 'routes/actions/newsletter-subscribe.ts'),
  action('account/verification-email', 'routes/actions/verification-email.ts'),
  ...routesOf('auth'),
  // Behind the sign-in guard, and some of it for staff alone.
  layout('routes/account/layout.tsx', [
    ...routesOf('account'),
    layout('routes/staff/layout.tsx', routesOf('staff')),
  ]),
  ...routesOf('files'),
] satisfies RouteConfig
