/** Why a function wants somebody to show again who they are, though they are signed in. */
const IDENTITY_REASONS = ['sign-in-again', 'passkey-needed'] as const
export type IdentityReason = (typeof IDENTITY_REASONS)[number]

/** The question that waits for its answer. */
export interface IdentityQuestion {
  reason: IdentityReason
  /** `false` where they would not */
  answer: (isConfirmed: boolean) => void
}

let question: IdentityQuestion | null = null
let asked: Promise<boolean> | null = null
const listeners = new Set<() => void>()

/** Whether a reason is answered by showing again who one is. */
export function isIdentityReason(reason: string): reason is IdentityReason {
  return IDENTITY_REASONS.some((known) => known === reason)
}

/**
 * Asks somebody to show again who they are, in a dialog over what they are doing. Who asks meanwhile waits for the same answer.
 * @returns whether they have; `false` at once where no screen asks
 */
export function confirmIdentity(reason: IdentityReason): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  asked ??= new Promise<boolean>((resolve) => {
    set({
      reason,
      answer: (isConfirmed) => {
        asked = null
        set(null)
        resolve(isConfirmed)
      },
    })
  })
  return asked
}

function set(next: IdentityQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the question that waits. */
export const identityQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) question?.answer(false)
    }
  },
  read: (): IdentityQuestion | null => question,
}
