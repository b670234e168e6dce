import type {Profile} from '~/features/auth/profile'
import {ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Avatar} from './avatar'

/** The learner's name, picture and email address. */
export function ProfileCard({profile, email}: {profile: Profile; email: string}) {
  const {firstName, lastName, avatarUrl} = profile
  const fullName = `${firstName} ${lastName}`.trim()
  return (
    <Card className="grid gap-8">
      <div className="flex flex-wrap items-center gap-6">
        <Avatar url={avatarUrl} initial={Array.from(fullName || email)[0] ?? ''} />
        <div className="grid gap-1">
          <h2 className="text-2xl">{fullName || 'Your Name'}</h2>
          <p className="font-display wrap-anywhere text-ink-soft">{email}</p>
        </div>
      </div>
      <dl className="grid gap-x-10 gap-y-5 border-t border-border pt-6 font-display sm:grid-cols-2">
        <Fact name="First name" value={firstName} />
        <Fact name="Last name" value={lastName} />
      </dl>
      <ButtonLink to="/account/edit-profile" className="justify-self-start">
        Edit Profile
      </ButtonLink>
    </Card>
  )
}

function Fact({name, value}: {name: string; value: string}) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className={value ? 'font-medium' : 'text-ink-faint'}>{value || 'Not set'}</dd>
    </div>
  )
}

export function ProfileCardSkeleton() {
  return (
    <Loading label="Loading your profile">
      <Card className="grid gap-8">
        <div className="flex items-center gap-6">
          <Skeleton className="size-24 rounded-full" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-7 w-48 max-w-full" />
            <Skeleton className="h-5 w-64 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-32" />
      </Card>
    </Loading>
  )
}
