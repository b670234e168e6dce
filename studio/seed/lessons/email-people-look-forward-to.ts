import {deliverability} from './email-people-look-forward-to/deliverability.ts'
import {permission} from './email-people-look-forward-to/permission.ts'
import {purpose} from './email-people-look-forward-to/purpose.ts'
import {testsAndNumbers} from './email-people-look-forward-to/tests-and-numbers.ts'
import {welcome} from './email-people-look-forward-to/welcome.ts'
import {writing} from './email-people-look-forward-to/writing.ts'
import type {SectionSeed} from './types.ts'

export const emailPeopleLookForwardToOutline: SectionSeed[] = [
  purpose,
  permission,
  writing,
  welcome,
  deliverability,
  testsAndNumbers,
]
