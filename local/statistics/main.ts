import {formatCents} from '@lectern/domain/money'
import {dayOf, daysUntil, type Day} from '@lectern/domain/statistics/days'
import {initializeApp} from 'firebase-admin/app'
import {getFirestore} from 'firebase-admin/firestore'
import {setTimeout as wait} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {adminEnvironment} from '../environment.ts'
import {parseOffset, portsAt} from '../ports.ts'
import {compareDay, mendDay, type PartedDay} from './counted-days.ts'

const USAGE = `npm run check:statistics              compares the counters of the last 7 days with the orders, here on the local stack
    -- --days 90                     of so many days
    -- --until 2026-10-31            up to another day (in UTC) than today
    -- --mend                        and adds to the counters what the orders say
    -- --offset 6000                 on the stack of \`npm start -- --offset 6000\`
    -- --project ID                  in that Firebase project, with your own Google credentials, instead`

/** What was counted while its order was being read has arrived by then. */
const AGAIN_AFTER_MS = 2000

function giveUp(sentence: string): never {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function readOptions() {
  try {
    const {values} = parseArgs({
      options: {
        days: {type: 'string', default: '7'},
        until: {type: 'string', default: dayOf(Date.now())},
        mend: {type: 'boolean', default: false},
        project: {type: 'string'},
        offset: {type: 'string', default: '0'},
      },
    })
    const count = Number(values.days)
    if (!Number.isInteger(count) || count < 1) throw new Error(`${values.days} is no number of days.`)
    if (!/^\d{4}-\d\d-\d\d$/.test(values.until) || Number.isNaN(Date.parse(values.until)))
      throw new Error(`${values.until} is no day: write it as 2026-10-31.`)
    return {
      days: daysUntil(values.until, count),
      mend: values.mend,
      project: values.project,
      environment: adminEnvironment(portsAt(parseOffset(values.offset))),
    }
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

const {days, mend, project, environment} = readOptions()
if (!project) Object.assign(process.env, environment, {METADATA_SERVER_DETECTION: 'none'})
const firestore = getFirestore(initializeApp({projectId: project ?? environment['GCLOUD_PROJECT']}))

/** A day that parts while something is being sold is compared once more. */
async function findParted(day: Day): Promise<PartedDay | null> {
  const parted = await compareDay(firestore, day)
  if (parted === null) return null
  await wait(AGAIN_AFTER_MS)
  return compareDay(firestore, day)
}

function shown(what: string, value: number): string {
  return what.endsWith('Cents') ? formatCents(value) : String(value)
}

let parted = 0
for (const day of days) {
  const found = await findParted(day)
  if (found === null) continue
  parted += 1
  console.log(day)
  for (const {what, counted, ordered} of found.differences)
    console.log(`  ${what}: the counters say ${shown(what, counted)}, the orders ${shown(what, ordered)}`)
  if (mend) {
    await mendDay(firestore, found)
    console.log('  The counters say the same now.')
  }
}
const period = `${days[0]} to ${days.at(-1)}`
console.log(
  parted === 0
    ? `Counters and orders say the same from ${period}.`
    : `On ${parted} of ${days.length} days from ${period} they ${mend ? 'parted, and were mended' : 'part'}.`,
)
process.exit(parted > 0 && !mend ? 1 : 0)
