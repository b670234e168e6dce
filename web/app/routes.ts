import {index, layout, route, type RouteConfig} from '@react-router/dev/routes'

/** In one spelling, as hosting knows it: another is another address. */
const page = (path: string, file: string, options: {id?: string} = {}) =>
  route(path, file, {...options, caseSensitive: true})

/** The route table of the shop, one line a route. */
export default [
  index('routes/public/home.tsx'),
  page('courses', 'routes/public/courses.tsx'),
  page('course/:id', 'routes/public/course.tsx'),
  page('instructors', 'routes/public/instructors.tsx'),
  page('instructor/:id', 'routes/public/instructor.tsx'),
  page('blog', 'routes/public/blog.tsx'),
  page('blog/:id', 'routes/public/article.tsx'),
  page('about', 'routes/public/about.tsx'),
  page('contact', 'routes/public/contact.tsx'),
  page('faq', 'routes/public/faq.tsx'),
  page('help', 'routes/public/help.tsx'),
  page('privacy', 'routes/public/privacy.tsx'),
  page('terms', 'routes/public/terms.tsx'),
  page('sitemap', 'routes/public/sitemap.tsx'),
  page('unsubscribe', 'routes/public/unsubscribe.tsx'),

  page('auth', 'routes/auth/auth.tsx'),
  page('auth-callback', 'routes/auth/auth-callback.tsx'),
  page('reset-password', 'routes/auth/reset-password.tsx'),

  // Behind the sign-in guard.
  layout('routes/account/layout.tsx', [
    page('cart', 'routes/account/cart.tsx'),
    page('payment-success', 'routes/account/payment-success.tsx'),
    page('account', 'routes/account/account.tsx'),
    page('account/orders/:id', 'routes/account/order.tsx'),
    page('account/returns/new', 'routes/account/return-new.tsx'),
    page('account/edit-profile', 'routes/account/edit-profile.tsx'),
    page('order-history', 'routes/account/order-history.tsx'),
    page('profile', 'routes/account/profile.tsx'),
    page('my-courses', 'routes/account/my-courses.tsx'),
    page('settings', 'routes/account/settings.tsx'),

    // And for staff alone.
    layout('routes/staff/layout.tsx', [
      page('admin/newsletter', 'routes/staff/newsletter.tsx'),
      page('admin/newsletters', 'routes/staff/newsletter.tsx', {id: 'admin-newsletters'}),
      page('admin/returns', 'routes/staff/returns.tsx'),
    ]),
  ]),

  // Files for machines, written at build.
  page('sitemap.xml', 'routes/files/sitemap-xml.ts'),
  page('robots.txt', 'routes/files/robots-txt.ts'),
  page('rss.xml', 'routes/files/rss-xml.ts'),
  page('icons.svg', 'routes/files/icons-svg.ts'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
