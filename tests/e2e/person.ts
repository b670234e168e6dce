import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import type {Browser, BrowserContext, ConsoleMessage, Locator, Page} from 'playwright-core'
import {test as base, expect} from 'vitest'
import {root} from '../../local/stack.ts'
import {stack} from '../stack.ts'
import {launchBrowser} from './browser.ts'
import {Inbox} from './inbox.ts'

export interface Account {
  firstName: string
  lastName: string
  email: string
  password: string
}

export type Device = 'desktop' | 'phone'

export interface BrowserOptions {
  /** false: as for somebody whose scripts do not arrive */
  javaScript?: boolean
}

/** More than any page has things to stop at. */
const MOST_TABS = 150

/** Where a browser finds what it talks to. */
const SERVICES = {
  content: stack.lakeUrl,
  functions: new URL(stack.functionsUrl).origin,
  orders: `http://${stack.firestoreHost}`,
  accounts: stack.authUrl,
} as const

/** What Chromium says when the next step comes before a view transition is over: nothing is wrong. */
const SKIPPED_TRANSITION = 'Transition was skipped'

const VIEWPORTS = {desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}} as const

/** The browser's own, for what is evaluated there; the types here are Node's. */
declare function getComputedStyle(
  element: unknown,
  part?: string,
): {getPropertyValue: (name: string) => string}

/** Somebody with a browser of their own: what they can do, in the words of what they do. */
export class Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly inbox = new Inbox(stack.inboxUrl)
  /** requests that tried to leave this computer, and errors the browser wrote down */
  readonly strayRequests: string[] = []
  readonly browserErrors: string[] = []
  readonly #cutOff: string[] = []
  readonly #held: (() => void)[] = []

  constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('console', (message) => this.#note(message))
    page.on('pageerror', ({message}) => {
      if (!message.startsWith(SKIPPED_TRANSITION)) this.browserErrors.push(message)
    })
  }

  #note(message: ConsoleMessage): void {
    if (message.type() === 'error') this.browserErrors.push(`${message.text()} (${message.location().url})`)
  }

  /** Opens a page of the storefront. */
  async visit(path: string): Promise<void> {
    await this.page.goto(stack.siteUrl + path)
  }

  /** The path and query the person is looking at. */
  get path(): string {
    const {pathname, search} = new URL(this.page.url())
    return pathname + search
  }

  /** A message that popped up, by its title. */
  toast(title: string) {
    return this.page.getByRole('region', {name: 'Notifications'}).getByText(title, {exact: true})
  }

  /** A message that something has gone wrong, by its title and, where given, what it says. */
  alarm(title: string, words = '') {
    return this.page
      .getByRole('region', {name: 'Notifications'})
      .getByRole('alert')
      .filter({has: this.page.getByText(title, {exact: true}), hasText: words})
      .first()
  }

  /** Where the links among these things lead. */
  async destinations(links: Locator): Promise<(string | null)[]> {
    return Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  }

  /** What the browser makes of a style of the thing. */
  async styleOf(thing: Locator, property: string, part?: '::after'): Promise<string> {
    return thing.evaluate(
      (element, asked) => getComputedStyle(element, asked.part).getPropertyValue(asked.property),
      {property, part},
    )
  }

  /** How far down the page the person has come, in pixels. */
  async scrolledBy(): Promise<number> {
    return Math.round(Number(await this.page.evaluate('window.scrollY')))
  }

  /** The titles on the course cards that are on screen, in their order. */
  async coursesShown(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
  }

  /** Chooses in the cookie banner, as one does on the first page. */
  async declineCookies(): Promise<void> {
    await this.page.getByRole('region', {name: 'Cookies'}).getByRole('button', {name: 'Decline'}).click()
  }

  /** From now on nothing of the service reaches this browser. */
  async cutOff(service: keyof typeof SERVICES): Promise<void> {
    const from = SERVICES[service]
    await this.context.route(`${from}/**`, (route) => route.abort())
    this.#cutOff.push(`${from}/**`)
  }

  /** From now on the service keeps this browser waiting; what waits goes through at `reconnect`. */
  async holdUp(service: keyof typeof SERVICES): Promise<void> {
    const from = SERVICES[service]
    const {promise, resolve} = Promise.withResolvers<void>()
    this.#held.push(resolve)
    await this.context.route(`${from}/**`, async (route) => {
      await promise
      await route.continue()
    })
    this.#cutOff.push(`${from}/**`)
  }

  /** From now on the service answers this browser with nothing but that it is broken. */
  async breakDown(service: keyof typeof SERVICES): Promise<void> {
    const from = SERVICES[service]
    await this.context.route(`${from}/**`, (route) =>
      route.fulfill({
        status: 500,
        headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
        json: {error: {status: 'INTERNAL', message: 'INTERNAL'}},
      }),
    )
    this.#cutOff.push(`${from}/**`)
  }

  /** Everything that was cut off or held up can be reached again. */
  async reconnect(): Promise<void> {
    for (const letGo of this.#held.splice(0)) letGo()
    for (const from of this.#cutOff.splice(0)) await this.context.unroute(from)
  }

  /** Whether the keyboard's focus is on the thing. */
  async standsOn(thing: Locator): Promise<boolean> {
    return (await thing.and(this.page.locator(':focus')).count()) === 1
  }

  /** Walks with the Tab key until it stands on the thing, as somebody without a mouse does. */
  async tabTo(thing: Locator, {back = false} = {}): Promise<void> {
    await thing.waitFor()
    for (let steps = 0; steps < MOST_TABS; steps += 1) {
      if (await this.standsOn(thing)) return
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`${MOST_TABS} times Tab did not lead to ${String(thing)}.`)
  }

  /** Fills in the sign-up form that is on screen. */
  async signUp(account: Account): Promise<void> {
    const {page} = this
    await page.getByRole('tab', {name: 'Sign Up'}).click()
    await page.getByLabel('First name').fill(account.firstName)
    await page.getByLabel('Last name').fill(account.lastName)
    const form = page.getByRole('tabpanel', {name: 'Sign Up'})
    await form.getByLabel('Email').fill(account.email)
    await form.getByLabel('Password', {exact: true}).fill(account.password)
    await form.getByLabel('Confirm password').fill(account.password)
    await form.getByRole('button', {name: 'Create account'}).click()
  }

  /** Opens the sign-in screen and signs in. */
  async signIn(email: string, password: string): Promise<void> {
    await this.visit('/auth')
    await this.fillSignIn(email, password)
    await this.page.waitForURL((url) => url.pathname !== '/auth')
  }

  /** Fills in the sign-in form that is on screen. */
  async fillSignIn(email: string, password: string): Promise<void> {
    const form = this.page.getByRole('tabpanel', {name: 'Sign In'})
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password', {exact: true}).fill(password)
    await form.getByRole('button', {name: /^sign in$/i}).click()
  }

  /** Puts a course in the cart, on its own page. */
  async putInCart(slug: string): Promise<void> {
    await this.visit(`/course/${slug}`)
    await this.page
      .getByRole('main')
      .getByRole('button', {name: /^Add to Cart/})
      .first()
      .click()
    await this.toast('Added to cart').first().waitFor()
  }

  /** Buys a course by card, signed in, up to the confirmation. */
  async buy(slug: string): Promise<void> {
    const {page} = this
    await this.putInCart(slug)
    await this.visit('/cart')
    await page.getByRole('button', {name: /^Pay /}).click()
    await this.payByCard()
    await page.getByRole('heading', {name: /payment successful/i}).waitFor()
    await page.getByText(/receipt sent/i).waitFor()
  }

  /** Opens an account of their own. */
  async open(account: Account): Promise<void> {
    await this.visit('/auth')
    await this.signUp(account)
    await this.page.waitForURL((url) => url.pathname !== '/auth')
  }

  /** Fills in the payment page's card form and pays. */
  async payByCard(number = '4242 4242 4242 4242'): Promise<void> {
    const {page} = this
    await page.waitForURL((url) => url.origin === stack.paymentsUrl)
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel(/^Expir/).fill('12 / 34')
    await page.getByLabel('CVC').fill('123')
    await page.getByLabel('Name on card').fill('Ada Fenn')
    await page.getByRole('button', {name: /^Pay \$/}).click()
  }

  /** A picture of what the person sees, for the one who has to find out why a test failed. */
  async photograph(name: string): Promise<void> {
    const folder = join(root, '.local', 'test-results', 'screens')
    mkdirSync(folder, {recursive: true})
    const file = `${name.replaceAll(/[^\w-]+/g, '-')}.png`
    await this.page.screenshot({path: join(folder, file), fullPage: true}).catch(() => {})
  }
}

/** An account nobody has yet. */
export function newAccount(firstName = 'Ada', lastName = 'Fenn'): Account {
  return {
    firstName,
    lastName,
    email: `${firstName}.${crypto.randomUUID()}@example.test`.toLowerCase(),
    password: 'a good password',
  }
}

/** Opens a browser of their own for somebody. */
export async function openBrowserFor(
  browser: Browser,
  device: Device,
  {javaScript = true}: BrowserOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[device],
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    reducedMotion: 'reduce',
    javaScriptEnabled: javaScript,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const person = new Person(context, page)
  // Nothing may leave this computer: what tries is stopped and remembered.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    async (route) => {
      person.strayRequests.push(route.request().url())
      await route.abort()
    },
  )
  return person
}

/** Asks until the answer is what is expected, as long as a loaded computer may take. */
export const eventually = <T>(ask: () => T | Promise<T>, timeout = 20_000) =>
  expect.poll(ask, {timeout, interval: 100})

interface Fixtures {
  browser: Browser
  /** how to get somebody with a fresh browser; everyone must end without a stray request */
  meet: (device?: Device, options?: BrowserOptions) => Promise<Person>
}

export const test = base.extend<Fixtures>({
  browser: [
    // Vitest reads the names out of the first argument to know what the fixture depends on: here nothing.
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    {scope: 'file'},
  ],
  meet: async ({browser, task}, use) => {
    const people: Person[] = []
    await use(async (device = 'desktop', options = {}) => {
      const person = await openBrowserFor(browser, device, options)
      people.push(person)
      return person
    })
    for (const [index, person] of people.entries()) {
      if (task.result?.state === 'fail') await person.photograph(`${task.name}-${index}`)
      await person.context.close()
    }
    for (const person of people) expect(person.strayRequests, 'requests that left this computer').toEqual([])
  },
})

export {expect}
export type {Mail} from './inbox.ts'
