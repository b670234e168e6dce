import {compareFromNewest, letTimePass as runClock, publishCourse} from './back-office.ts'
import {signUp} from './learner.ts'
import {paymentPage} from './payments.ts'

/** Runs the clock, which begins to compare at the newest: what other tests have bought may be many pages. */
export async function letTimePass(): Promise<void> {
  await compareFromNewest()
  await runClock()
}

/** Somebody who has paid for a course, known by the success page. */
export async function paid() {
  const ada = await signUp()
  const course = await publishCourse()
  const {orderId, sessionId} = await ada.pressPay([course])
  await paymentPage.payByCard(sessionId)
  await ada.confirm(sessionId)
  return {ada, course, orderId, sessionId}
}
