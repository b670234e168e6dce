import type {DiscountTerms} from '@lectern/domain/discount/discount'
import {postEvent, Webhooks} from './actors/webhooks.ts'
import type {Fields} from './firestore/value.ts'
import {nameOf} from './names.ts'
import {LEARNERS} from './plans/plan.ts'
import {World} from './world.ts'

/** A code that learners enter. */
export interface Code extends DiscountTerms {
  code: string
}

/** One shop: who takes part, and what they see of it. */
export class Shop {
  readonly world: World
  readonly webhooks: Webhooks
  codes: readonly Code[] = []
  codesOfOneCourse: readonly Code[] = []

  constructor(seed: number) {
    this.world = new World(seed, LEARNERS)
    this.webhooks = new Webhooks(this.world)
    this.world.scheduler.onStep = () => this.webhooks.collect()
  }

  order(orderId: string): Fields | undefined {
    return this.world.documents.get(nameOf(`orders/${orderId}`))?.fields
  }

  has(path: string): boolean {
    return this.world.documents.get(nameOf(path)) !== undefined
  }

  owns(uid: string, courseId: string): boolean {
    return this.has(`enrollments/${uid}_${courseId}`)
  }

  /** The courses that a learner has saved for later, the newest first. */
  saved(uid: string): string[] {
    const stored = this.world.documents.get(nameOf(`savedCourses/${uid}`))?.fields['courseIds']
    return (stored?.arrayValue?.values ?? []).flatMap(({stringValue}) => stringValue ?? [])
  }

  /** The courses of a learner's orders whose money is on its way. */
  coursesBeingPaid(uid: string): Set<string> {
    const orders = [...this.world.documents.having(nameOf('orders'), 'userId', uid).values()]
    return new Set(
      orders
        .filter(
          ({fields}) =>
            fields['paymentProcessing']?.booleanValue && fields['status']?.stringValue === 'pending',
        )
        .flatMap(({fields}) => fields['courseIds']?.arrayValue?.values ?? [])
        .map((id) => id.stringValue ?? ''),
    )
  }

  /** Asks for the money back, as the rules let a browser write it. */
  async requestReturn(
    uid: string,
    orderId: string,
    courseIds: readonly string[] | null = null,
  ): Promise<void> {
    const {scheduler, documents, wire} = this.world
    const now = documents.now()
    await scheduler.perform(`browser returns/${orderId}`, () => {
      if (this.order(orderId)?.['status']?.stringValue !== 'completed' || this.has(`returns/${orderId}`))
        return
      const fields: Fields = {
        orderId: {stringValue: orderId},
        userId: {stringValue: uid},
        reason: {stringValue: 'Not for me.'},
        ...(courseIds && {courseIds: {arrayValue: {values: courseIds.map((id) => ({stringValue: id}))}}}),
        status: {stringValue: 'pending'},
        createdAt: {timestampValue: now},
        updatedAt: {timestampValue: now},
      }
      const {changes} = documents.commit([{update: {name: nameOf(`returns/${orderId}`), fields}}])
      wire.committed(changes)
    })
  }

  /** News of a session, beside that of the payment service itself. */
  async tellOf(sessionId: string): Promise<void> {
    const {functions, scheduler} = this.world
    const event = {
      id: `evt_${sessionId}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: {object: {id: sessionId}},
    }
    await postEvent(functions, event, scheduler.now)
  }
}
