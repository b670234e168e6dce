const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Splits a duration of `ms` milliseconds into whole units; null once it is over. */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms <= 0) return null
  return {
    days: Math.floor(ms / DAY),
    hours: Math.floor((ms % DAY) / HOUR),
    minutes: Math.floor((ms % HOUR) / MINUTE),
    seconds: Math.floor((ms % MINUTE) / SECOND),
  }
}
