import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'

/**
 * `npm run mutate:report`: of each file how many mutants unit tests, simulated shops or integration tests have killed, and those that
 * nothing has noticed. Reads what `mutate:functions`, `mutate:simulation` and `mutate:in-process` have left.
 */
const RUNS = ['functions', 'simulation', 'in-process'] as const

const place = z.object({line: z.number(), column: z.number()})
const mutant = z.object({
  mutatorName: z.string(),
  replacement: z.optional(z.string()),
  status: z.string(),
  location: z.object({start: place, end: place}),
})
const report = z.object({files: z.record(z.string(), z.object({mutants: z.array(mutant)}))})

/** By file, and by what each mutant changes where: whether anything has noticed it. */
const found = new Map<string, Map<string, boolean>>()
for (const run of RUNS) {
  const file = join(import.meta.dirname, '..', '..', '.local', 'mutation', `${run}.json`)
  if (!existsSync(file)) continue
  const {files} = z.parse(report, JSON.parse(readFileSync(file, 'utf8')))
  for (const [name, {mutants}] of Object.entries(files)) {
    const all = found.get(name) ?? new Map<string, boolean>()
    found.set(name, all)
    for (const {status, mutatorName, replacement = '', location} of mutants) {
      // What is evaluated once, as a module is loaded, is left out.
      if (status === 'Ignored') continue
      const {start, end} = location
      const words = replacement.replaceAll(/\s+/g, ' ').slice(0, 60)
      const key = `${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} → ${words}`
      all.set(key, all.get(key) === true || status === 'Killed' || status === 'Timeout')
    }
  }
}

let [noticed, count] = [0, 0]
for (const [name, mutants] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const survivors = [...mutants].flatMap(([key, isNoticed]) => (isNoticed ? [] : [key]))
  noticed += mutants.size - survivors.length
  count += mutants.size
  console.log(`${name}: ${percent(mutants.size - survivors.length, mutants.size)} of ${mutants.size}`)
  for (const survivor of survivors) console.log(`  ${survivor}`)
}
console.log(`${percent(noticed, count)} of ${count} mutants are noticed`)

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
