import {metaDescription} from '@lectern/domain/metadata'
import {isRouteErrorResponse} from 'react-router-dom'
import {BundleCourses} from '~/features/courses/bundles/bundle-courses'
import {bundleJsonLd} from '~/features/courses/bundles/bundle-json-ld'
import {BundleBuyBar, BundleBuyBox} from '~/features/courses/bundles/buy-bundle'
import {loadBundle} from '~/features/courses/bundles/load-bundle'
import {BrowseInstead} from '~/layout/browse-instead/browse-instead'
import {ErrorScreen} from '~/layout/error-screen'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {paragraphText} from '~/lib/sanity/plain-text'
import {editable} from '~/lib/sanity/preview'
import {RichText} from '~/lib/sanity/rich-text'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Prose} from '~/ui/content/prose'
import {Container} from '~/ui/layout/container'
import {Breadcrumb} from '~/ui/navigation/breadcrumb'
import type {Route} from './+types/bundle'

export const loader = async ({params, url}: Route.LoaderArgs) => ({bundle: await loadBundle(params.id, url)})

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/courses/bundles/load-bundle'),
  async ({loadBundle}, {params, url, signal}) => ({bundle: await loadBundle(params.id ?? '', url, signal)}),
)

export function meta({loaderData, error}: Route.MetaArgs) {
  if (!loaderData) return missingMeta(error, 'Bundle Not Found')
  const {bundle} = loaderData
  const path = `/bundles/${bundle.slug}`
  const description = metaDescription(bundle.seo.description ?? paragraphText(bundle.description))
  return pageMeta({
    title: bundle.title,
    description,
    path,
    image: bundle.image,
    ...bundle.seo,
    noindex: !bundle.sold,
    jsonLd: [
      bundleJsonLd(bundle, description),
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Courses', path: '/courses'},
        {label: bundle.title, path},
      ]),
    ],
  })
}

/** The page of a bundle: several courses that are sold as one. */
export default function BundleScreen({loaderData: {bundle}}: Route.ComponentProps) {
  const {id, title, courses, description} = bundle
  return (
    <>
      <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-12 xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-24">
        <div className="grid content-start gap-6">
          <Breadcrumb
            items={[{label: 'Home', to: '/'}, {label: 'Courses', to: '/courses'}, {label: title}]}
          />
          <div className="grid gap-5 pt-2 lg:pt-8">
            <p className="font-display text-base font-medium text-accent-ink">
              Bundle · {pluralize(courses.length, 'course')}
            </p>
            <h1 {...editable('bundle', id, 'title')} className="text-4xl tracking-tighter lg:text-5xl">
              {title}
            </h1>
          </div>
        </div>
        <BundleBuyBox
          bundle={bundle}
          className="min-[22.5rem]:max-lg:-order-1 lg:sticky lg:top-28 lg:row-span-2"
        />
        <div className="grid gap-16 lg:gap-20">
          {description.length > 0 && (
            <section aria-labelledby="about">
              <h2 id="about" className="mb-5 text-2xl">
                About This Bundle
              </h2>
              <Prose {...editable('bundle', id, 'description')}>
                <RichText value={description} />
              </Prose>
            </section>
          )}
          <BundleCourses courses={courses} />
        </div>
      </Container>
      <BundleBuyBar bundle={bundle} />
    </>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      <Container className="grid justify-items-start gap-6 pt-section pb-12">
        <h1 className="text-5xl">Bundle Not Found</h1>
        <p className="measure text-lg text-ink-soft">
          The bundle you&apos;re looking for doesn&apos;t exist or has been removed.
        </p>
        <ButtonLink to="/courses">Browse Courses</ButtonLink>
      </Container>
      <BrowseInstead />
    </>
  )
}
