import {contactScreen} from '@lectern/domain/screens/contact'
import {loadContact} from '~/features/pages/load-pages'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {ContactCards} from '~/features/contact/contact-cards'
import {ContactForm} from '~/features/contact/contact-form'
import {messageNotSent} from '~/lib/firebase/unreachable-words'
import {routeActions} from '~/lib/forms/route-action'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import type {Route} from './+types/contact'

export const loader = () => loadContact()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadContact}, {signal}) => loadContact(signal),
)

export const clientAction = routeActions(() => import('~/features/contact/actions'), messageNotSent)

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    ...contactScreen,
    ...loaderData?.seo,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Contact', path: '/contact'},
      ]),
    ],
  })

/** The contact details and the contact form. */
export default function Contact({loaderData: {contact}}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Contact"
        lead={
          contact.supportReply !== '' &&
          `Write to us about a course, an order or anything else: we reply ${contact.supportReply}.`
        }
        crumbs={[{label: 'Home', to: '/'}, {label: 'Contact'}]}
      />
      <Container className="grid gap-x-20 gap-y-14 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ContactForm />
        <ContactCards contact={contact} />
      </Container>
    </>
  )
}
