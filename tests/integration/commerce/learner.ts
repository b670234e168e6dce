import {orderLine} from '@lectern/domain/orders/lines'
import {confirmOrder, createCheckout, sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {type Contract, type Input, type Output} from '@lectern/domain/contracts'
import type {Role} from '@lectern/domain/roles'
import type {UserRecord} from 'firebase-admin/auth'
import {FieldValue, type DocumentData} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {setStaffMember} from '../../../local/staff-member.ts'
import {stack} from '../../stack.ts'
import {accounts, firestore, linesOf, read, type Sold} from './back-office.ts'
import {call} from './callable.ts'
import {eventually} from './eventually.ts'
import {sessionParameters} from '../../../functions/src/checkout/session.ts'
import {paymentPage, stripe, webhooks} from './payments.ts'

const PASSWORD = 'secret-1'
const signedInSchema = z.object({localId: z.string(), idToken: z.string()})

async function authenticate(action: 'signUp' | 'signInWithPassword', body: object) {
  const response = await fetch(
    `${stack.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`,
    {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({...body, returnSecureToken: true}),
    },
  )
  return signedInSchema.parse(await response.json())
}

const orderSchema = z.object({
  userId: z.string(),
  email: z.string(),
  currency: z.string(),
  siteUrl: z.string(),
  items: z.array(orderLine),
})

export interface Checkout {
  orderId: string
  sessionId: string
  url: string
}

/** Somebody with an account, and what they do in the shop. */
export class Learner {
  readonly uid: string
  readonly email: string
  #idToken: string

  constructor(uid: string, email: string, idToken: string) {
    this.uid = uid
    this.email = email
    this.#idToken = idToken
  }

  call<C extends Contract>(contract: C, input: Input<C>): Promise<Output<C>> {
    return call(contract, input, this.#idToken)
  }

  get idToken(): string {
    return this.#idToken
  }

  /** Presses pay, having seen the given total (cents), or what the cart costs, with a discount code or without. */
  async pressPay(cart: readonly Sold[], seenCents?: number, discountCode?: string): Promise<Checkout> {
    const {url, orderId} = await this.call(createCheckout, {
      lines: linesOf(cart),
      expectedTotalCents: seenCents ?? cart.reduce((sum, {priceCents}) => sum + priceCents, 0),
      ...(discountCode !== undefined && {discountCode}),
    })
    return {orderId, url, sessionId: /cs_\w+/.exec(url)?.[0] ?? ''}
  }

  /** Buys by card, to the end: the webhook has arrived. */
  async buy(...cart: Sold[]): Promise<Checkout> {
    const checkout = await this.pressPay(cart)
    await paymentPage.payByCard(checkout.sessionId)
    await this.orderBecomes(checkout.orderId, 'completed')
    return checkout
  }

  /**
   * Pays a second time for the courses of an order, as somebody does who kept an old payment page open past its order. Nothing
   * but the webhook and the clock tell the shop of it.
   */
  async payAgainFor(orderId: string): Promise<Omit<Checkout, 'url'>> {
    const {id: secondId} = firestore.collection('orders').doc()
    // All of the first but its invoice, which is its own.
    const {
      invoice: _,
      invoicesMade: _made,
      invoicesDue: _due,
      ...stored
    } = (await read(`orders/${orderId}`)) ?? {}
    const {id} = await stripe.checkout.sessions.create(sessionParameters(secondId, orderSchema.parse(stored)))
    await firestore.doc(`orders/${secondId}`).set({
      ...stored,
      status: 'pending',
      checkoutSessionId: id,
      paymentIntentId: null,
      completedAt: null,
      nextCheckAt: null,
    })
    await webhooks.holdBack()
    await paymentPage.payByCard(id)
    return {orderId: secondId, sessionId: id}
  }

  /** Asks for the money back, as the rules let the browser write it. */
  async requestReturn(orderId: string, courseIds?: readonly string[]): Promise<void> {
    await firestore.doc(`returns/${orderId}`).set({
      orderId,
      userId: this.uid,
      reason: 'Not for me.',
      ...(courseIds && {courseIds}),
      status: 'pending',
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    })
  }

  /** Opens the success page. */
  confirm(sessionId: string) {
    return this.call(confirmOrder, {sessionId})
  }

  askForReceipt(sessionId: string) {
    return this.call(sendPaymentConfirmation, {sessionId})
  }

  /** Chooses another password, and signs in with it. */
  async changePassword(password: string): Promise<Learner> {
    await accounts.updateUser(this.uid, {password})
    return signIn(this.email, password)
  }

  /** Opens the link that shows that their address is theirs; their token says so only when it is renewed. */
  async verifyAddress(): Promise<this> {
    await accounts.updateUser(this.uid, {emailVerified: true})
    return this
  }

  /** Opens the link that changes the address of their account. @returns the new one */
  async changeAddress(): Promise<string> {
    const email = `moved-${crypto.randomUUID().slice(0, 8)}@example.com`
    await accounts.updateUser(this.uid, {email, emailVerified: true})
    return email
  }

  async deleteAccount(): Promise<void> {
    await accounts.deleteUser(this.uid)
  }

  /** Their account; null when there is none. */
  async account(): Promise<UserRecord | null> {
    return (await accounts.getUsers([{uid: this.uid}])).users[0] ?? null
  }

  async orders(): Promise<(DocumentData & {id: string})[]> {
    const found = await firestore.collection('orders').where('userId', '==', this.uid).get()
    return found.docs.map((snapshot) => ({...snapshot.data(), id: snapshot.id}))
  }

  /** The ids of the courses they own. */
  async courses(): Promise<string[]> {
    const found = await firestore.collection('enrollments').where('userId', '==', this.uid).get()
    return found.docs.map((snapshot) => String(snapshot.get('courseId'))).toSorted()
  }

  async orderBecomes(orderId: string, status: string): Promise<DocumentData> {
    return eventually(`order ${orderId} to be ${status}`, async () => {
      const order = await read(`orders/${orderId}`)
      return order?.['status'] === status && order
    })
  }
}

/** Opens an account with an address of its own. */
export async function signUp(
  email = `learner-${crypto.randomUUID().slice(0, 8)}@example.com`,
): Promise<Learner> {
  const {localId, idToken} = await authenticate('signUp', {email, password: PASSWORD})
  return new Learner(localId, email, idToken)
}

export async function signIn(email: string, password: string): Promise<Learner> {
  const {localId, idToken} = await authenticate('signInWithPassword', {email, password})
  return new Learner(localId, email, idToken)
}

/** Somebody who works here, or owns the shop. */
export async function signUpStaff(role: Role = 'staff'): Promise<Learner> {
  const staff = await signUp(`staff-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await setStaffMember({auth: accounts, firestore}, staff, role)
  return staff
}
