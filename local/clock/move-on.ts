import {setTimeout as pause} from 'node:timers/promises'
import {runScheduled} from '../emulators.ts'
import type {Ports} from '../ports.ts'
import {behindTime, readMoved, writeMoved} from './moved.ts'

/** The units of a span, in ms. */
const UNITS = {d: 86_400_000, h: 3_600_000, m: 60_000} as const
/** Dates further away are in no calendar that people keep. */
const LONGEST_DAYS = 3650
/** Longer than processes take to notice; what has not by then is no process of the stack, but has the number of one that was. */
const NOTICED_WITHIN_MS = 10_000

/**
 * Reads a span as `15d`, `36h` or `90m`. @returns ms
 * @throws RangeError for anything else, and for more than ten years
 */
export function parseSpan(text: string): number {
  const [, count, unit] = /^\+?(\d{1,7})([dhm])$/.exec(text) ?? []
  const ms = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN)
  if (!(ms > 0) || ms > LONGEST_DAYS * UNITS.d)
    throw new RangeError(`“${text}” is no span of time: write days, hours or minutes, as 15d, 36h or 90m.`)
  return ms
}

/**
 * Moves the clock of a stack on by so many ms, and begins what is due then when all of its processes have noticed.
 * @returns whether the stack runs: one that does not goes on from there at its next start
 */
export async function moveOn(
  {dataDir, ports}: {dataDir: string; ports: Ports},
  ms: number,
): Promise<boolean> {
  writeMoved(dataDir, readMoved(dataDir) + ms)
  const end = Date.now() + NOTICED_WITHIN_MS
  while (behindTime(dataDir).length > 0 && Date.now() < end) await pause(20)
  return runScheduled(ports, 'reconcile').then(
    () => true,
    () => false,
  )
}
