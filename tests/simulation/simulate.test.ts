import {expect, test} from 'vitest'
import {simulate} from './simulate.ts'

const lastLines = async (seed: number) =>
  (await simulate({seed, purchases: 60})).lines.slice(-2).map((line) => line.trim())

test(
  'the same seed gives the same run, step for step, and another seed another',
  {timeout: 120_000},
  async () => {
    const first = await lastLines(7)
    expect(first).toEqual([expect.stringMatching(/^trace [0-9a-f]{16}$/), '60 purchases, 0 violations'])
    expect(await lastLines(7)).toEqual(first)
    expect(await lastLines(8)).not.toEqual(first)
  },
)
