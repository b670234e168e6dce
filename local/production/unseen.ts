import type {StripeEvents} from './declared.ts'
import type {Values} from './settings.ts'

/** Something outside of this repository that production needs, and that is not seen from here. */
export interface Unseen {
  /** what has to be so */
  what: string
  /** where one looks, or the command that shows it */
  where: string
}

/** What is set at the services themselves: it is named, so that a person can look, and never claimed. */
export function unseen(values: Values, events: StripeEvents, region: string): Unseen[] {
  const project = values['VITE_FIREBASE_PROJECT_ID'] ?? 'PROJECT_ID'
  const site = values['SITE_URL'] ?? values['VITE_SITE_URL'] ?? 'the storefront’s address'
  const studio = values['VITE_STUDIO_URL'] ?? 'the Studio’s address'
  const domain = values['MAILGUN_DOMAIN'] ?? 'the domain'
  const mailgun = values['MAILGUN_URL'] ?? 'https://api.mailgun.net'
  const endpoint = (name: string) => `https://${region}-${project}.cloudfunctions.net/${name}`
  return [
    {
      what: `Stripe tells ${endpoint('webhooks/stripe')} of ${events.own.join(', ')}.`,
      where: 'Stripe dashboard, Developers, Webhooks',
    },
    {
      what: `Where teachers are paid: Stripe tells ${endpoint('webhooks/stripe-connect')} of ${events.connected.join(', ')} of connected accounts.`,
      where: 'Stripe dashboard, Developers, Webhooks; Connect',
    },
    {
      what: 'The payment methods that the shop takes are switched on.',
      where: 'Stripe dashboard, Settings, Payment methods',
    },
    {what: `${domain} is verified.`, where: 'Mailgun, Sending, Domains'},
    {
      what: `Mailgun tells ${endpoint('webhooks/mailgun')} of permanent failures, spam complaints and unsubscribes.`,
      where: 'Mailgun, Sending, Webhooks',
    },
    {
      what: 'MAILGUN_API_KEY may end suppressions, and is no sending key.',
      where: `curl -X DELETE -u "api:KEY" ${mailgun}/v3/${domain}/bounces/nobody@example.com: 404, and not 401 or 403`,
    },
    {
      what: `Unsubscribe tracking is off for ${domain}: the shop's mails have their own link.`,
      where: 'Mailgun, Sending, Domain settings, Tracking',
    },
    {
      what: 'The dataset is public, so that the storefront reads it without a token (lessons stay locked by their ids).',
      where: 'sanity.io/manage, Datasets',
    },
    {
      what: 'SANITY_READ_TOKEN may read and nothing else (Viewer).',
      where: 'sanity.io/manage, API, Tokens',
    },
    {
      what: `${site} is a CORS origin without credentials, ${studio} one with credentials.`,
      where: 'sanity.io/manage, API, CORS origins',
    },
    {
      what: `Sanity tells ${endpoint('webhooks/sanity')} when a course is created (filter \`_type == "course"\`, projection \`{_id, _type}\`), with SANITY_WEBHOOK_SECRET.`,
      where: 'sanity.io/manage, API, Webhooks',
    },
    {
      what: 'The project is on the Blaze plan.',
      where: `console.firebase.google.com/project/${project}/usage/details`,
    },
    {
      what: 'E-mail and password, Google and Facebook are switched on, and the storefront’s host is an authorised domain.',
      where: 'Firebase console, Authentication, Sign-in method and Settings',
    },
    {
      what: `Google and Facebook send people back to ${site}/__/auth/handler.`,
      where:
        'console.cloud.google.com, APIs & Services, Credentials, the OAuth client: Authorised redirect URIs; developers.facebook.com, Facebook Login, Settings: Valid OAuth Redirect URIs',
    },
    {
      what: 'E-mail enumeration protection is on.',
      where: 'Firebase console, Authentication, Settings, User actions',
    },
    {
      what: 'The database is backed up every day.',
      where: `gcloud firestore backups schedules list --database='(default)' --project=${project}`,
    },
    {
      what: 'The Cloud Tasks API is on: newsletters are sent page by page by its tasks.',
      where: `gcloud services list --enabled --filter=cloudtasks --project=${project}`,
    },
    {
      what: 'The functions’ account may sign tokens in its own name (Service Account Token Creator), which ending other sessions needs.',
      where: 'docs/deploying.md, Firebase',
    },
    {
      what: 'The variables and the token of the nightly backup of accounts and content are set, and it has run.',
      where: 'docs/deploying.md, Backups; GitHub, Actions, Backup',
    },
    {
      what: 'Who was erased is known as long as there are backups.',
      where: `gcloud logging buckets describe people --location=global --project=${project}`,
    },
    {
      what: 'The alerts of docs/deploying.md are there.',
      where: `gcloud monitoring policies list --project=${project}`,
    },
  ]
}
