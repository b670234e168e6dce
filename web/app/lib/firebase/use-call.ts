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
  const [reloads, setReloads] = useState(0)
  const key = `${attempt} ${asked}`
  const [state, setState] = useState<{key: string; state: CallState<Output<C>>}>()

  useEffect(() => {
    let isCurrent = true
    const ask = async (): Promise<CallState<Output<C>>> => {
      try {
        const [{call}, contract] = await Promise.all([import('./call'), fetchContract()])
        const answer = await call(contract, JSON.parse(asked) as Input<C>)
        return {kind: 'ready', answer, reload: () => setReloads((before) => before + 1)}
      } catch (error) {
        console.error('What was asked has not been answered.', error)
        return {kind: 'failed', error, retry: () => setAttempt((before) => before + 1)}
      }
    }
    void ask().then((state) => isCurrent && setState({key, state}))
    return () => {
      isCurrent = false
    }
  }, [fetchContract, asked, key, reloads])

  return state?.key === key ? state.state : {kind: 'loading'}
}
