import {useSyncExternalStore} from 'react'

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000)
  return () => clearInterval(timer)
}

const never = () => () => {}
const currentSecond = () => Math.floor(Date.now() / 1_000) * 1_000
const unknown = () => null

/** The device's time in ms, updated every second while `running`; null on the server and in the first render. */
export function useClock(running: boolean): number | null {
  return useSyncExternalStore(running ? everySecond : never, running ? currentSecond : unknown, unknown)
}
