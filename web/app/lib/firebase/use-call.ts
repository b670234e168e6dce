import type {Contract, Input, Output} from '@lectern/domain/contracts'
import {useEffect, useState} from 'react'

/** The answer of a function that a part of a screen asks, such as a dialog. */
export type CallState<O> =
  | {kind: 'loading'}
  /** `reload` asks again, and the answer stays until there is another */
  | {kind: 'ready'; answer: O; reload: () => void}
  | {kind: 'failed'; error: unknown; retry: () => void}

/**
 * Calls a function when the component appears, for what only opens on a screen: what a screen shows at first is loaded by its
 * loader. Asks again when the input changes.
 * @param fetchContract the same in every render: the contract is fetched with what calls it
 */
export function useCall<C extends Contract>(
  fetchContract: () => Promise<C>,
  input: Input<C>,
): CallState<Output<C>> {
  const asked = JSON.stringify(input)
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{asked: string; attempt: number; state: CallState<Output<C>>}>()

  useEffect(() => {
    let isCurrent = true
    const again = () => setAttempt((before) => before + 1)
    const ask = async (): Promise<CallState<Output<C>>> => {
      try {
        const [{call}, contract] = await Promise.all([import('./call'), fetchContract()])
        return {kind: 'ready', answer: await call(contract, JSON.parse(asked) as Input<C>), reload: again}
      } catch (error) {
        console.error('What was asked has not been answered.', error)
        return {kind: 'failed', error, retry: again}
      }
    }
    void ask().then((state) => isCurrent && setKnown({asked, attempt, state}))
    return () => {
      isCurrent = false
    }
  }, [fetchContract, asked, attempt])

  const isKnown = known?.asked === asked && (known.attempt === attempt || known.state.kind === 'ready')
  return isKnown ? known.state : {kind: 'loading'}
}
