import type {Shop} from '../shop.ts'

const MINUTE = 60_000
/** How far the price of a course may be from what it was, in cents. */
const CHANGES = [-500, -1, 1, 250, 1000] as const

/** An editor changes prices, archives courses and brings them back, for as long as people buy. */
export async function editContent({world}: Shop, isBusy: () => boolean): Promise<void> {
  const {scheduler, content, random} = world
  while (isBusy()) {
    await scheduler.sleep(random.between(MINUTE, 12 * MINUTE))
    const course = random.pick(content.courses as [(typeof content.courses)[number]])
    if (course.isArchived || random.chance(0.25)) {
      await content.edit(course.id, {isArchived: !course.isArchived})
      scheduler.count(course.isArchived ? 'courses sold again' : 'courses archived')
    } else if (course.originalPriceCents === null) {
      await content.edit(course.id, {priceCents: Math.max(999, course.priceCents + random.pick(CHANGES))})
      scheduler.count('prices changed')
    }
  }
}
