import type {Instructor} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {Breadcrumb} from '~/ui/navigation/breadcrumb'
import {Container} from '~/ui/layout/container'
import {InstructorFacts} from './instructor-facts'
import {SocialLinkList} from './social-link-list'

/** The header of a profile: cover, portrait, name and facts. */
export function ProfileHeader({instructor}: {instructor: Instructor}) {
  const {id, name, title, location, bio, image, cover} = instructor
  return (
    <header>
      <Container className="pt-6 pb-5 lg:pt-8">
        <Breadcrumb
          items={[{label: 'Home', to: '/'}, {label: 'Instructors', to: '/instructors'}, {label: name}]}
        />
      </Container>
      <div className="h-36 sm:h-56 lg:h-80">
        <Picture image={cover} aspect="band" sizes="100vw" first decorative className="size-full" />
      </div>
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="relative -mt-16 w-36 rounded bg-surface p-2 sm:-mt-24 sm:w-52 lg:-mt-28 lg:w-full">
          <div className="[view-transition-name:portrait]">
            <Picture
              image={image}
              aspect="square"
              sizes="(width >= 64rem) 256px, (width >= 40rem) 192px, 128px"
              first
            />
          </div>
        </div>
        <div className="grid content-start gap-x-12 gap-y-5 lg:pt-10">
          <div className="grid gap-3">
            <h1 className="text-4xl tracking-tighter lg:text-5xl" {...editable('instructor', id, 'name')}>
              {name}
            </h1>
            {(title !== '' || location !== '') && (
              <p className="font-display text-lg leading-snug text-ink-soft">
                <span {...editable('instructor', id, 'title')}>{title}</span>
                {title !== '' && location !== '' && (
                  <span aria-hidden className="max-sm:hidden">
                    {' · '}
                  </span>
                )}
                <span className="max-sm:block" {...editable('instructor', id, 'location')}>
                  {location}
                </span>
              </p>
            )}
          </div>
          {bio !== '' && (
            <p className="measure text-lg" {...editable('instructor', id, 'bio')}>
              {bio}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <InstructorFacts {...instructor} className="text-base" />
            <SocialLinkList name={name} links={instructor.socialLinks} />
          </div>
        </div>
      </Container>
    </header>
  )
}
