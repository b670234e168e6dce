import {formatCents} from '@lectern/domain/money'
import {Gift} from 'lucide-react'
import type {ReactNode} from 'react'
import {privateLoader} from '~/features/auth/private-loader'
import {GiveForm} from '~/features/gifts/give-form'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {PartList} from '~/ui/content/part-list'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import type {Route} from './+types/give'

const TITLE = 'Give a course'

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** What is given, as it is sold now; null where it is not sold. */
export const clientLoader = privateLoader(
  {title: 'Error loading the course', description: 'Please try again later'},
  async (_, {params: {id = ''}}) => {
    const {loadSold} = await import('~/features/gifts/load-sold')
    return {item: await loadSold(id)}
  },
)

export const clientAction = routeActions(() => import('~/features/gifts/give-actions'))

/** A form with which a course or a bundle is given to somebody else. */
export default function Give({loaderData: {item}}: Route.ComponentProps) {
  if (!item)
    return (
      <Frame>
        <EmptyState
          icon={<Gift aria-hidden />}
          title="This is not sold any more"
          action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame title={item.kind === 'bundle' ? 'Give a bundle' : TITLE}>
      <Card className="grid gap-8">
        <div className="flex items-start justify-between gap-6 border-b border-border pb-6">
          <div className="min-w-0 wrap-anywhere">
            <h2 className="text-xl">{item.title}</h2>
            {item.kind === 'bundle' && (
              <PartList parts={item.courses.map(({id, title}) => ({courseId: id, title}))} />
            )}
          </div>
          <p className="tabular font-display text-lg font-semibold">{formatCents(item.priceCents)}</p>
        </div>
        <GiveForm key={item.id} item={item} />
      </Card>
    </Frame>
  )
}

const states = defineScreenStates(
  Frame,
  {},
  <Loading label="Loading what you give">
    <Card className="grid gap-6">
      <Skeleton className="h-14" />
      <Skeleton className="h-18" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11 w-40" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({title = TITLE, children}: {title?: string; children: ReactNode}) {
  return (
    <AccountPage
      title={title}
      crumbs={[{label: 'Home', to: '/'}, {label: 'Courses', to: '/courses'}, {label: 'Gift'}]}
    >
      {children}
    </AccountPage>
  )
}
