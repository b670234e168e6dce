import type {Shop} from '../shop.ts'

const MINUTE = 60_000
/** How far the price of a course may be from what it was, in cents. */
const CHANGES = [-500, -1, 1, 250, 1000] as const

/** An editor changes prices, archives courses and brings them back, and changes bundles, for as long as people buy. */
export async function editContent(shop: Shop, isBusy: () => boolean): Promise<void> {
  const {scheduler, content, random} = shop.world
  while (isBusy()) {
    await scheduler.sleep(random.between(MINUTE, 12 * MINUTE))
    if (random.chance(0.25)) {
      await editBundle(shop)
      continue
    }
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

/** Ends a bundle or sells it again, changes its price, or what it gives. */
async function editBundle({world}: Shop): Promise<void> {
  const {scheduler, content, random} = world
  const bundle = random.pick(content.bundles as [(typeof content.bundles)[number]])
  if (bundle.isEnded || random.chance(0.2)) {
    await content.editBundle(bundle.id, {isEnded: !bundle.isEnded})
    scheduler.count(bundle.isEnded ? 'bundles sold again' : 'bundles ended')
  } else if (random.chance(0.5)) {
    const priceCents = Math.max(999, bundle.priceCents + random.pick(CHANGES))
    await content.editBundle(bundle.id, {priceCents})
    scheduler.count('prices changed')
  } else {
    const {id} = random.pick(content.courses as [(typeof content.courses)[number]])
    const others = bundle.courseIds.filter((courseId) => courseId !== id)
    const isIn = others.length < bundle.courseIds.length
    const courseIds = isIn && others.length >= 2 ? others : [...others, id]
    await content.editBundle(bundle.id, {courseIds})
    scheduler.count('bundles with other courses')
  }
}
