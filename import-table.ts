/**
 * Who may import whom; `oxlint.config.ts` makes lint rules of it. A name on the right is a folder that those on the left may import
 * beside themselves. What stands nowhere on the right of a line is refused there, and a folder without a line imports nothing.
 */

/** The workspaces. `tests` may import anything; `local` has of the Studio the data of the seed alone. */
export const WORKSPACES = {
  domain: '',
  web: 'domain',
  functions: 'domain',
  studio: 'domain',
  local: 'domain studio/seed',
} as const

/** The layers of `web/app`: each imports those after it. */
export const LAYERS = ['routes', 'layout', 'features', 'lib', 'ui'] as const

/** The features of `web/app/features`. */
export const WEB_FEATURES: Record<string, string> = {
  account: 'auth site',
  auth: 'site',
  blog: 'site',
  cart: 'site',
  checkout: 'cart courses discounts enrollments site',
  contact: 'pages site',
  courses: 'cart enrollments saved site',
  discounts: '',
  enrollments: 'auth saved site',
  gifts: 'auth checkout courses enrollments site',
  home: 'courses enrollments instructors site',
  instructors: 'courses site',
  learning: 'auth courses enrollments orders questions site submissions',
  newsletter: 'site',
  orders: 'auth courses site',
  pages: 'courses instructors site',
  questions: 'auth site',
  reviews: 'auth enrollments learning site',
  saved: 'auth site',
  site: '',
  staff: 'discounts orders questions reviews site',
  submissions: 'site',
  teaching: 'auth checkout questions site submissions',
  teams: 'auth checkout courses enrollments gifts site',
}

/** What every feature of `functions/src` may import; of `staff` the record of what staff do, which stands beside its folders. */
const FUNCTIONS_SHARED = 'outbox services statistics staff-action'

/** The features of `functions/src`, and what they share. */
export const FUNCTIONS_FEATURES: Record<string, string> = {
  services: '',
  outbox: 'services',
  statistics: 'services',
  accounts: `${FUNCTIONS_SHARED} privacy`,
  certificates: `${FUNCTIONS_SHARED} accounts`,
  checkout: `${FUNCTIONS_SHARED} accounts discounts enrollments gifts orders refunds reminders teachers teams invoices`,
  contact: FUNCTIONS_SHARED,
  content: `${FUNCTIONS_SHARED} accounts newsletter`,
  discounts: `${FUNCTIONS_SHARED} accounts checkout`,
  // What is deployed: it puts the features together.
  doors:
    'accounts certificates checkout contact content discounts enrollments gifts learning newsletter orders outbox payments people privacy questions returns reviews saved services staff statistics submissions teachers teams invoices',
  enrollments: `${FUNCTIONS_SHARED} certificates gifts reviews`,
  gifts: `${FUNCTIONS_SHARED} accounts enrollments orders refunds`,
  invoices: `${FUNCTIONS_SHARED} accounts orders refunds`,
  learning: `${FUNCTIONS_SHARED} accounts certificates enrollments reminders`,
  newsletter: `${FUNCTIONS_SHARED} accounts gifts`,
  orders: `${FUNCTIONS_SHARED} accounts enrollments invoices`,
  payments: `${FUNCTIONS_SHARED} checkout enrollments gifts orders refunds returns teachers teams`,
  people: `${FUNCTIONS_SHARED} accounts privacy`,
  privacy: `${FUNCTIONS_SHARED} accounts certificates checkout enrollments gifts newsletter orders people questions refunds returns reviews reminders saved submissions teams invoices`,
  questions: `${FUNCTIONS_SHARED} accounts learning reviews`,
  submissions: `${FUNCTIONS_SHARED} accounts learning`,
  refunds: `${FUNCTIONS_SHARED} accounts enrollments gifts orders returns teachers teams invoices`,
  reminders: `${FUNCTIONS_SHARED} accounts checkout enrollments learning newsletter orders privacy`,
  returns: `${FUNCTIONS_SHARED} accounts enrollments invoices learning orders refunds`,
  reviews: `${FUNCTIONS_SHARED} accounts learning`,
  saved: `${FUNCTIONS_SHARED} checkout enrollments newsletter reminders`,
  staff: `${FUNCTIONS_SHARED} accounts certificates checkout content discounts enrollments gifts invoices learning newsletter orders payments people privacy questions refunds returns reviews teachers teams`,
  teachers: `${FUNCTIONS_SHARED} accounts learning questions reviews submissions`,
  teams: `${FUNCTIONS_SHARED} accounts enrollments gifts learning orders refunds`,
}
