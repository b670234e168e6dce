import {index, layout, route, type RouteConfig} from '@react-router/dev/routes'
import {pages, type Page} from './pages'

/** The pages of one access as routes. Paths are case-sensitive, as in hosting. */
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

/** A route with only an action, for a form that is on several screens. */
const action = (path: string, file: string) => route(path, file, {caseSensitive: true})

/** The routes, from the registry of pages. */
export default [
  ...routesOf('public'),
  action('newsletter/subscribe', 'routes/actions/newsletter-subscribe.ts'),
  action('account/verification-email', 'routes/actions/verification-email.ts'),
  action('account/review', 'routes/actions/save-review.ts'),
  ...routesOf('auth'),
  // Behind the sign-in guard; the screens for teachers and for staff are behind a second one.
  layout('routes/account/layout.tsx', [
    ...routesOf('account'),
    layout('routes/teacher/layout.tsx', routesOf('teacher')),
    layout('routes/staff/layout.tsx', [
      ...routesOf('staff'),
      action('admin/views', 'routes/actions/saved-views.ts'),
    ]),
  ]),
  ...routesOf('files'),
] satisfies RouteConfig
