import {createStore} from '~/ui/store'

/** Why a function wants somebody to show again who they are, though they are signed in. */
const IDENTITY_REASONS = ['sign-in-again', 'passkey-needed'] as const
export type IdentityReason = (typeof IDENTITY_REASONS)[number]

/** The question that waits for its answer. */
export interface IdentityQuestion {
  reason: IdentityReason
  /** `false` where they would not */
  answer: (isConfirmed: boolean) => void
}

let asked: Promise<boolean> | null = null

/** The question that waits. It is answered with no where the screen that shows it goes. */
export const identityQuestion = createStore<IdentityQuestion | null>(null, {
  stop: () => identityQuestion.get()?.answer(false),
})

/** Whether a reason is answered by showing again who one is. */
export function isIdentityReason(reason: string): reason is IdentityReason {
  return IDENTITY_REASONS.some((known) => known === reason)
}

/**
 * Asks somebody to show again who they are, in a dialog over what they are doing. Who asks meanwhile waits for the same answer.
 * @returns whether they have; `false` at once where no screen asks
 */
export function confirmIdentity(reason: IdentityReason): Promise<boolean> {
  if (!identityQuestion.hasListeners()) return Promise.resolve(false)
  asked ??= new Promise<boolean>((resolve) => {
    identityQuestion.set({
      reason,
      answer: (isConfirmed) => {
        asked = null
        identityQuestion.set(null)
        resolve(isConfirmed)
      },
    })
  })
  return asked
}
