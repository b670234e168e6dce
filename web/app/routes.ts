import {index, layout, route, type RouteConfig} from '@react-router/dev/routes'

/** In one spelling, as hosting knows it: another is another address. */
const page = (path: string, file: string, options: {id?: string} = {}) =>
  route(path, file, {...options, caseSensitive: true})

/** The route table of the shop, one line a route. */
export default [
  index('routes/home.tsx'),
  page('courses', 'routes/courses.tsx'),
  page('course/:id', 'routes/course.tsx'),
  page('instructors', 'routes/instructors.tsx'),
  page('instructor/:id', 'routes/instructor.tsx'),
  page('blog', 'routes/blog.tsx'),
  page('blog/:id', 'routes/article.tsx'),
  page('about', 'routes/about.tsx'),
  page('contact', 'routes/contact.tsx'),
  page('faq', 'routes/faq.tsx'),
  page('help', 'routes/help.tsx'),
  page('privacy', 'routes/privacy.tsx'),
  page('terms', 'routes/terms.tsx'),
  page('sitemap', 'routes/sitemap.tsx'),
  page('unsubscribe', 'routes/unsubscribe.tsx'),

  page('auth', 'routes/auth.tsx'),
  page('auth-callback', 'routes/auth-callback.tsx'),
  page('reset-password', 'routes/reset-password.tsx'),

  // Behind the sign-in guard.
  layout('routes/signed-in.tsx', [
    page('cart', 'routes/cart.tsx'),
    page('payment-success', 'routes/payment-success.tsx'),
    page('account', 'routes/account.tsx'),
    page('account/orders/:id', 'routes/order.tsx'),
    page('account/returns/new', 'routes/return-new.tsx'),
    page('account/edit-profile', 'routes/edit-profile.tsx'),
    page('order-history', 'routes/order-history.tsx'),
    page('profile', 'routes/profile.tsx'),
    page('my-courses', 'routes/my-courses.tsx'),
    page('settings', 'routes/settings.tsx'),

    // And for staff alone.
    layout('routes/staff.tsx', [
      page('admin/newsletter', 'routes/admin-newsletter.tsx'),
      page('admin/newsletters', 'routes/admin-newsletter.tsx', {id: 'admin-newsletters'}),
      page('admin/returns', 'routes/admin-returns.tsx'),
    ]),
  ]),

  // Files for machines, written at build.
  page('sitemap.xml', 'routes/sitemap-xml.ts'),
  page('robots.txt', 'routes/robots-txt.ts'),
  page('rss.xml', 'routes/rss-xml.ts'),
  page('icons.svg', 'routes/icons-svg.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
