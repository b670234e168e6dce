import {setTimeout as pause} from 'node:timers/promises'

/** On a busy machine the emulator's first worker of a trigger has taken more than 30 s. */
const PATIENCE_MS = Number(process.env['LECTERN_PATIENCE_MS'] ?? 120_000)
/** Between two questions, in ms: most answers are there after a tenth of a second. */
const PAUSE_MS = 40

/** Asks again until the answer is there (not null, undefined or false), and fails with what it was waiting for. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s in vain: ${what}`)
    await pause(PAUSE_MS)
  }
}
