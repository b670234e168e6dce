import {defineInt} from 'firebase-functions/params'

/*
 * How much each door may use. The description is the reason for the value that it has unless it is set; docs/deploying.md says what
 * it costs. Memory is in MiB, and is shared by as many calls at the same time as the concurrency says.
 */

export const visitorDoor = {
  memory: defineInt('VISITOR_MEMORY', {
    default: 512,
    description: 'MiB. Its code takes 130 to 190; each lesson or mail in work takes a few more.',
  }),
  concurrency: defineInt('VISITOR_CONCURRENCY', {
    default: 40,
    description:
      'Calls an instance answers at once. Nearly all of a call is waiting for Firestore, Sanity or Mailgun.',
  }),
  minInstances: defineInt('VISITOR_MIN_INSTANCES', {
    default: 0,
    description:
      'Instances that are kept. A visitor reads pages without it; who opens a free lesson first waits for its start.',
  }),
  timeoutSeconds: defineInt('VISITOR_TIMEOUT', {
    default: 60,
    description: 'Seconds. Twice as long as a browser waits.',
  }),
}

export const learnerDoor = {
  memory: defineInt('LEARNER_MEMORY', {
    default: 512,
    description: 'MiB. Its code, with that of Stripe, takes 130 to 190; each call in work takes a few more.',
  }),
  concurrency: defineInt('LEARNER_CONCURRENCY', {
    default: 40,
    description:
      'Calls an instance answers at once. Nearly all of a call is waiting for Firestore, Sanity or Stripe.',
  }),
  minInstances: defineInt('LEARNER_MIN_INSTANCES', {
    default: 0,
    description: 'Instances that are kept. With 1 nobody who presses Pay waits for a start.',
  }),
  timeoutSeconds: defineInt('LEARNER_TIMEOUT', {
    default: 60,
    description:
      'Seconds. Twice as long as a browser waits; what is cut off, the webhook or the clock completes.',
  }),
}

export const staffDoor = {
  memory: defineInt('STAFF_MEMORY', {
    default: 512,
    description: 'MiB. The beginning of a newsletter was measured at 340 (record 033).',
  }),
  concurrency: defineInt('STAFF_CONCURRENCY', {
    default: 10,
    description:
      'Calls an instance answers at once. Staff are few, and a newsletter or a search takes more memory than a call of a learner.',
  }),
  minInstances: defineInt('STAFF_MIN_INSTANCES', {
    default: 0,
    description:
      'Instances that are kept. Staff open the back office in the morning, and can wait for a start.',
  }),
  timeoutSeconds: defineInt('STAFF_TIMEOUT', {
    default: 300,
    description: 'Seconds. The first pages of a newsletter are planned in the call that sends it.',
  }),
}

export const pagesDoor = {
  memory: defineInt('PAGES_MEMORY', {
    default: 256,
    description: 'MiB. It answers with a built page, which is read once.',
  }),
  concurrency: defineInt('PAGES_CONCURRENCY', {
    default: 80,
    description:
      'Requests an instance answers at once: as many as Google allows by default, for each waits for one read.',
  }),
  minInstances: defineInt('PAGES_MIN_INSTANCES', {
    default: 0,
    description: 'Instances that are kept. Pages that were built, which are nearly all, do not need it.',
  }),
  timeoutSeconds: defineInt('PAGES_TIMEOUT', {
    default: 60,
    description: 'Seconds. As long as Hosting waits for a function.',
  }),
}

export const webhooksDoor = {
  memory: defineInt('WEBHOOKS_MEMORY', {
    default: 256,
    description: 'MiB. An event is small, and what it is about is read one document at a time.',
  }),
  concurrency: defineInt('WEBHOOKS_CONCURRENCY', {
    default: 20,
    description: 'Events an instance takes at once. After an outage a service repeats many in a row.',
  }),
  minInstances: defineInt('WEBHOOKS_MIN_INSTANCES', {
    default: 0,
    description: 'Instances that are kept. No person waits for it: the success page asks Stripe itself.',
  }),
  timeoutSeconds: defineInt('WEBHOOKS_TIMEOUT', {
    default: 60,
    description: 'Seconds. Longer than any service waits for an answer; it then repeats the event.',
  }),
}
