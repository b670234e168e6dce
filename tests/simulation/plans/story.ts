import type {ShopResult} from './play.ts'
import {runShop, type ShopPlan} from '../run-shop.ts'

/** Steps that tell what happened: what people and services do, and what is written of it. */
const TOLD =
  /^(ask|browser|content edit|payments|stripe POST|mail send|commit .*(orders|returns|enrollments|claims|teams|problems|deletions|staff)\/)/
const MOST_LINES = 150

/** What happened in a shop, told by its steps: each line with the time since the first, and what failed. */
export async function storyOf(plan: ShopPlan): Promise<string[]> {
  const lines: string[] = []
  let first: number | undefined
  const result = await runShop(plan, (line) => {
    const [, at = '', name = '', , label = '', fate = ''] =
      /^(\d+) (\S+) (\d+) (.*) (done|died before|died after|unavailable|answer lost|no answer|no connection|error .*)$/.exec(
        line,
      ) ?? []
    first ??= Number(at)
    if (fate !== 'done' || TOLD.test(label))
      lines.push(`${sinceFirst(Number(at) - first)}  ${name}: ${label}${fate === 'done' ? '' : ` — ${fate}`}`)
  })
  const last = lines.slice(-MOST_LINES)
  return [...(last.length < lines.length ? ['…'] : []), ...last, ...wordsOf(result)]
}

/** What is wrong in a shop, in words. */
export function wordsOf({broken, violations}: ShopResult): string[] {
  return [
    ...broken.map(({rule, about, words, step}) => `${rule}: ${about} ${words} (step ${step})`),
    ...violations.map(({rule, about, words}) => `${rule}: ${about} ${words}`),
  ]
}

function sinceFirst(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [hours, minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
