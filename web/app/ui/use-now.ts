import {createStore, useStore} from './store'

const TICK_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined
const now = createStore(Date.now(), {
  start() {
    tick()
    timer = setInterval(tick, TICK_MS)
  },
  stop: () => clearInterval(timer),
})

function tick() {
  now.set(Date.now())
}

/** The current time in ms, updated every 30 seconds. */
export function useNow(): number {
  return useStore(now, now.get())
}
