import type {Order} from '~/features/orders/orders'
import {question} from '~/lib/firebase/remote'
import {fetchCoursesById, type OwnedCourse} from '~/features/courses/courses-by-id'

/*
 * What the account's screens ask of Firestore, each under its owner's id, with the words for when it fails. The readers come
 * only when somebody asks.
 */

const LATER = 'Please try again later'

/** All orders, with the returns that say which of them can still be returned; without those the orders stand alone. */
export const ordersOf = (uid: string) =>
  question(
    `orders of ${uid}`,
    async () => {
      const [{listOrders}, {listReturns}] = await Promise.all([
        import('~/features/orders/orders'),
        import('~/features/orders/returns'),
      ])
      const [orders, returns] = await Promise.all([
        listOrders(uid),
        listReturns(uid).catch((error: unknown) => {
          console.error('The returns of the orders could not be read.', error)
          return []
        }),
      ])
      return {orders, returns}
    },
    {title: 'Error loading orders', description: LATER},
  )

export const returnsOf = (uid: string) =>
  question(`returns of ${uid}`, async () => (await import('~/features/orders/returns')).listReturns(uid), {
    title: 'Error loading returns',
    description: LATER,
  })

/** An order with its return; null when there is no such order, or it is somebody else's. */
export const orderOf = (uid: string, orderId: string) =>
  question(
    `order ${orderId} for ${uid}`,
    async () => {
      const [{readOrder}, {readReturn}] = await Promise.all([
        import('~/features/orders/orders'),
        import('~/features/orders/returns'),
      ])
      const order = await readOrder(orderId)
      // Staff may read everybody's orders; this screen is for one's own.
      if (order?.userId !== uid) return null
      return {order, returned: await readReturn(orderId)}
    },
    {title: 'Error loading order', description: LATER},
  )

export const profileOf = (uid: string) =>
  question(`profile of ${uid}`, async () => (await import('~/features/auth/profile')).readProfile(uid), {
    title: 'Error loading profile',
    description: LATER,
  })

/** The same profile, with the words that its own page has for a failure. */
export const profilePageOf = (uid: string) =>
  question(`profile page of ${uid}`, async () => (await import('~/features/auth/profile')).readProfile(uid), {
    title: 'Error fetching profile',
    description: 'Could not load your profile information',
  })

export const settingsOf = (uid: string) =>
  question(`settings of ${uid}`, async () => (await import('./settings')).readSettings(uid), {
    title: 'Error loading settings',
    description: 'Could not load your preferences',
  })

/** Where the courses of an order have their pages; those without one are missing. It is not said when this fails. */
export const courseSlugs = (order: Order | undefined) =>
  question(`pages of order ${order?.id}`, async () => {
    const courses = await fetchCoursesById(order?.items.map(({courseId}) => courseId) ?? [])
    return new Map([...courses].map(([id, {slug}]) => [id, slug]))
  })

/** A course that somebody owns, as its card shows it. */
export interface ShelfCourse {
  courseId: string
  orderId: string
  purchasedAt: number
  /** as it is now; null when it is no longer published */
  course: OwnedCourse | null
  /** as it was when it was bought, where the course itself can no longer say */
  title: string
}

/** The courses one owns, with their content in one query. A title from the order stands in for what is not published. */
export const shelfOf = (uid: string) =>
  question(
    `shelf of ${uid}`,
    async (): Promise<ShelfCourse[]> => {
      const {listEnrollments} = await import('~/features/learning/enrollments')
      const enrollments = await listEnrollments(uid)
      const courses = await fetchCoursesById(enrollments.map(({courseId}) => courseId))
      const allPublished = enrollments.every(({courseId}) => courses.has(courseId))
      const bought = allPublished ? [] : await (await import('~/features/orders/orders')).listOrders(uid)
      const titles = new Map(
        bought.flatMap(({items}) => items.map(({courseId, courseTitle}) => [courseId, courseTitle])),
      )
      return enrollments.map((enrollment) => {
        const course = courses.get(enrollment.courseId) ?? null
        const title = course?.title ?? titles.get(enrollment.courseId) ?? 'A course of yours'
        return {...enrollment, course, title}
      })
    },
    {title: 'Error', description: 'Failed to load your courses. Please try again later.'},
  )
