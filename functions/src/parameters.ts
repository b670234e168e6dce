import type {TaxBehavior} from '@lectern/domain/orders/tax'
import {defineBoolean, defineInt, defineSecret, defineString} from 'firebase-functions/params'

/** The storefront's address: `https://lectern.example`, without a slash at the end. */
export const siteUrl = defineString('SITE_URL')
/** Another address of the storefront that payments may return to; empty if there is none. */
export const previewUrl = defineString('PREVIEW_URL', {default: ''})

/** The address at which staff use passkeys, where it is not `SITE_URL`. */
export const passkeyUrl = defineString('PASSKEY_URL', {default: ''})
/** `required` where all staff need a passkey, `optional` where those do who have one. */
const staffPasskeys = defineString('STAFF_PASSKEYS', {default: 'optional'})
/** Whether all staff need a passkey. */
export const passkeysRequired = (): boolean => staffPasskeys.value() === 'required'

/** The address of the Studio, for mails to editors. */
export const studioUrl = defineString('STUDIO_URL')

/** Whether callable functions answer only the storefront itself, which App Check attests. */
export const appCheck = defineBoolean('APP_CHECK', {default: false})

export const sanityProjectId = defineString('SANITY_PROJECT_ID')
export const sanityDataset = defineString('SANITY_DATASET')
/** Empty for Sanity's own API. */
export const sanityApiHost = defineString('SANITY_API_HOST', {default: ''})

/** Empty for Stripe's own API. */
export const stripeApiBase = defineString('STRIPE_API_BASE', {default: ''})

/** `on` where Stripe Tax computes the tax of every order, and each has an invoice. */
const tax = defineString('TAX', {default: 'off'})
/** `exclusive` where tax comes on top of prices. */
const taxBehaviorParameter = defineString('TAX_BEHAVIOR', {default: 'inclusive'})
/** How the tax of a new order is to be computed; null where it is not. */
export function taxBehavior(): TaxBehavior | null {
  if (tax.value() !== 'on') return null
  return taxBehaviorParameter.value() === 'exclusive' ? 'exclusive' : 'inclusive'
}
/** Who sells, on invoices: name and lines of the address with `|` between them. */
export const seller = defineString('SELLER', {default: ''})
/** The number of the seller with the tax authority. */
export const sellerTaxNumber = defineString('SELLER_TAX_NUMBER', {default: ''})

/** How many days runs of payouts to teachers are apart. */
const payoutDaysParameter = defineInt('PAYOUT_DAYS', {default: 7})
export const payoutDays = (): number => Math.max(1, payoutDaysParameter.value())

/** The id of Mux's signing key; empty where no video is on Mux. */
export const muxSigningKey = defineString('MUX_SIGNING_KEY', {default: ''})

/** The public keys (JWKs in base64url, apart by spaces) that credentials were signed with before; empty before a key was changed. */
export const credentialOldKeys = defineString('CREDENTIAL_OLD_KEYS', {default: ''})

/** `https://api.mailgun.net`, or `https://api.eu.mailgun.net` for a domain in the EU. */
export const mailgunUrl = defineString('MAILGUN_URL', {default: 'https://api.mailgun.net'})
export const mailgunDomain = defineString('MAILGUN_DOMAIN')
/** The sender of every mail: `Lectern <hello@lectern.example>`. */
export const mailFrom = defineString('MAIL_FROM')
export const supportEmail = defineString('SUPPORT_EMAIL')

export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
/** Of the endpoint that hears of connected accounts; any text where no teacher is paid. */
export const stripeConnectSecret = defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET')
export const mailgunApiKey = defineSecret('MAILGUN_API_KEY')
/** Mailgun's HTTP webhook signing key. */
export const mailgunWebhookKey = defineSecret('MAILGUN_WEBHOOK_KEY')
export const unsubscribeSecret = defineSecret('UNSUBSCRIBE_SECRET')
/** Reads what is private in the content: lessons, drafts. A viewer's token is enough. */
export const sanityReadToken = defineSecret('SANITY_READ_TOKEN')
/** Writes to the content (`services/sanity-writer.ts` says what): an editor's token. */
export const sanityWriteToken = defineSecret('SANITY_WRITE_TOKEN')
/** Mux's signing key itself (PEM, in base64 as Mux gives it out); any text where no video is on Mux. */
export const muxPrivateKey = defineSecret('MUX_PRIVATE_KEY')
/** The key that credentials are signed with: a private JWK with `kid` and `alg`, in base64url. */
export const credentialKey = defineSecret('CREDENTIAL_KEY')
export const sanityWebhookSecret = defineSecret('SANITY_WEBHOOK_SECRET')

/** The secrets that sending mail needs: unsubscribe links are signed. */
export const mailSecrets = [mailgunApiKey, unsubscribeSecret]
