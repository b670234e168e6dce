import type {Limit} from '../rate-limit.ts'

/**
 * How many codes that do not exist a learner, and everybody at one address, may try: accounts are free, addresses are not. Only
 * wrong codes count, so that whoever has a code never meets these limits.
 */
export function guessLimits(uid: string, ip: string): Limit[] {
  const wrong = {whenRefused: 'unknown-code'} as const
  return [
    {name: 'discount-guess', key: uid, max: 10, windowSeconds: 15 * 60, ...wrong},
    {name: 'discount-guess-ip', key: ip, max: 60, windowSeconds: 15 * 60, ...wrong},
    {name: 'discount-guess-ip-day', key: ip, max: 300, windowSeconds: 24 * 60 * 60, ...wrong},
  ]
}
