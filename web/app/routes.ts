import {index, layout, route, type RouteConfig} from '@react-router/dev/routes'

/** The route table of the shop, one line a route. */
export default [
  index('routes/home.tsx'),
  route('courses', 'routes/courses.tsx'),
  route('course/:id', 'routes/course.tsx'),
  route('instructors', 'routes/instructors.tsx'),
  route('instructor/:id', 'routes/instructor.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:id', 'routes/article.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('help', 'routes/help.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),

  route('auth', 'routes/auth.tsx'),
  route('auth-callback', 'routes/auth-callback.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),

  // Behind the sign-in guard.
  layout('routes/signed-in.tsx', [
    route('cart', 'routes/cart.tsx'),
    route('payment-success', 'routes/payment-success.tsx'),
    route('account', 'routes/account.tsx'),
    route('account/orders/:id', 'routes/order.tsx'),
    route('account/returns/new', 'routes/return-new.tsx'),
    route('account/edit-profile', 'routes/edit-profile.tsx'),
    route('order-history', 'routes/order-history.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('my-courses', 'routes/my-courses.tsx'),
    route('settings', 'routes/settings.tsx'),

    // And for staff alone.
    layout('routes/staff.tsx', [
      route('admin/newsletter', 'routes/admin-newsletter.tsx'),
      route('admin/newsletters', 'routes/admin-newsletter.tsx', {id: 'admin-newsletters'}),
      route('admin/returns', 'routes/admin-returns.tsx'),
    ]),
  ]),

  // Files for machines, written at build.
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('robots.txt', 'routes/robots-txt.ts'),
  route('rss.xml', 'routes/rss-xml.ts'),
  route('icons.svg', 'routes/icons-svg.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
