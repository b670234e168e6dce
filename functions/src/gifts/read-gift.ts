import {readGift as contract} from '@lectern/domain/gifts/contracts'
import {fullNamesOf} from '../accounts/profile.ts'
import {callable} from '../callable.ts'
import {guessLimits} from '../rate-limit.ts'
import {giftByCode} from './find-gift.ts'

/** When somebody opens the link of a gift. */
export const readGift = callable(
  contract,
  {limits: (_, __, ip) => guessLimits('gift-guess', 'unknown-gift', {ip})},
  async ({code}) => {
    const {claim, line} = await giftByCode(code)
    const [from = null] = await fullNamesOf([claim.giverId])
    return {
      kind: claim.kind,
      from,
      toName: claim.to?.name ?? '',
      title: line.title,
      courses: line.courses?.map(({title}) => title) ?? [],
      message: claim.message,
      isAccepted: claim.state === 'accepted' || claim.state === 'left',
    }
  },
)
