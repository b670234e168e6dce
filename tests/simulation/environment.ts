import {functionsSecrets} from '../../local/environment.ts'
import {PROJECT, SITE_URL} from './names.ts'

/*
 * What functions find in their environment. Imported before any function, as parameters and SDKs look when they are loaded.
 */

Object.assign(process.env, functionsSecrets(), {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({projectId: PROJECT}),
  // Spans of requests that nobody looks at take half of the time.
  FIRESTORE_ENABLE_TRACING: 'OFF',
  METADATA_SERVER_DETECTION: 'none',
  SITE_URL,
  PREVIEW_URL: '',
  SANITY_PROJECT_ID: 'lectern',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: '',
  SANITY_READ_TOKEN: 'unused',
  SANITY_WRITE_TOKEN: 'unused',
  STUDIO_URL: 'https://studio.test',
  STRIPE_API_BASE: '',
  MAILGUN_URL: 'https://mail.test',
  MAILGUN_DOMAIN: 'mail.lectern.test',
  MAIL_FROM: 'Lectern <hello@lectern.test>',
  SUPPORT_EMAIL: 'support@lectern.test',
  TAX: 'on',
  // Shops are not open for weeks.
  PAYOUT_DAYS: '1',
  SELLER: 'Lectern|218 Binder Street|United States',
  SELLER_TAX_NUMBER: 'EU372041234',
})
