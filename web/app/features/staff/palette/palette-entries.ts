import {findInBackOffice} from '@lectern/domain/staff/contracts'
import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {orderLabels} from '~/features/orders/status-badges'
import {suggestCourses} from '~/features/staff/courses/find-courses'
import {call} from '~/lib/firebase/call'

/** Something that the palette leads to. */
export interface PaletteEntry {
  to: string
  label: string
  /** what tells it from others of its name */
  note?: string
}

export interface PaletteGroup {
  label: string
  items: readonly PaletteEntry[]
}

/** What is typed changes faster than it has to be searched for, in ms. */
const PAUSE_MS = 200

/** Finds orders, learners, courses and discount codes, each kind by itself: what is found of one is shown where another fails. */
export async function findEntries(words: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  signal.throwIfAborted()
  const [found, courses] = await Promise.allSettled([
    call(findInBackOffice, {search: words}),
    suggestCourses(words, 'published', signal),
  ])
  signal.throwIfAborted()
  if (found.status === 'rejected' && courses.status === 'rejected') throw found.reason
  const {orders, learners, codes} = found.status === 'fulfilled' ? found.value : NOTHING
  const groups: PaletteGroup[] = [
    {
      label: 'Orders',
      items: orders.map(({id, email, amountCents, status}) => ({
        to: `/admin/orders/${id}`,
        label: `Order ${shortId(id)}`,
        note: [email, formatCents(amountCents), orderLabels[status]].filter(Boolean).join(' · '),
      })),
    },
    {
      label: 'Learners',
      items: learners.map(({uid, name, email}) => ({
        to: `/admin/learners/${uid}`,
        label: name ?? email ?? 'No name',
        note: name ? (email ?? '') : '',
      })),
    },
    {
      label: 'Courses',
      items: (courses.status === 'fulfilled' ? courses.value : []).map(({id, title}) => ({
        to: `/admin/courses/${id}`,
        label: title,
      })),
    },
    {
      label: 'Discount codes',
      items: codes.map((code) => ({to: `/admin/discounts/${code}`, label: code})),
    },
  ]
  return groups.filter(({items}) => items.length > 0)
}

const NOTHING = {orders: [], learners: [], codes: []}
