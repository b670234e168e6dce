import type {Audience} from './audience.ts'
import * as accountContracts from './accounts/contracts.ts'
import * as checkoutContracts from './checkout/contracts.ts'
import * as contactContracts from './contact/contracts.ts'
import type {Contract} from './contracts.ts'
import * as discountContracts from './discount/contracts.ts'
import * as giftContracts from './gifts/contracts.ts'
import * as learningContracts from './learning/contracts.ts'
import * as mailContracts from './mail/contracts.ts'
import * as mailingContracts from './mail/newsletter-contracts.ts'
import * as newsletterContracts from './newsletter/contracts.ts'
import * as orderContracts from './orders/contracts.ts'
import * as peopleContracts from './people/contracts.ts'
import * as questionContracts from './questions/contracts.ts'
import * as returnsContracts from './returns/contracts.ts'
import * as reviewContracts from './reviews/contracts.ts'
import * as savedContracts from './saved/contracts.ts'
import * as passkeyContracts from './staff/passkey-contracts.ts'
import * as staffContracts from './staff/contracts.ts'
import * as statisticsContracts from './statistics/contracts.ts'
import * as submissionContracts from './submissions/contracts.ts'
import * as teamContracts from './teams/contracts.ts'
import * as teacherContracts from './teachers/contracts.ts'
import * as payoutAccountContracts from './teachers/payout-account-contracts.ts'
import * as payoutContracts from './teachers/payout-contracts.ts'
import * as profileContracts from './teachers/profile-contracts.ts'

/** Everything that the files of contracts export, one line a file: the registry of contracts. */
const modules = {
  ...accountContracts,
  ...checkoutContracts,
  ...contactContracts,
  ...discountContracts,
  ...giftContracts,
  ...learningContracts,
  ...mailContracts,
  ...mailingContracts,
  ...newsletterContracts,
  ...orderContracts,
  ...peopleContracts,
  ...questionContracts,
  ...returnsContracts,
  ...reviewContracts,
  ...savedContracts,
  ...passkeyContracts,
  ...staffContracts,
  ...statisticsContracts,
  ...submissionContracts,
  ...teamContracts,
  ...teacherContracts,
  ...payoutAccountContracts,
  ...payoutContracts,
  ...profileContracts,
}

/** Any contract there is. */
export type AnyContract = Extract<(typeof modules)[keyof typeof modules], Contract>

/** The contracts of an audience, by their names. */
export type ContractsOf<A extends Audience> = {
  [C in Extract<AnyContract, {audience: A}> as C['name']]: C
}

/** Every contract there is. Tests go through them; a door knows only the names of its own. */
export const allContracts: readonly Contract[] = Object.values(modules).filter(isContract)

function isContract(value: unknown): value is AnyContract {
  return typeof value === 'object' && value !== null && 'reasons' in value && 'audience' in value
}
