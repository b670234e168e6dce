import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {isTooLong, LessonNote, NoteRefused, type NoteService, type StoredNote} from './lesson-note'
import {UNKNOWN_VERSION, type NoteDraft} from './unsent'

/** What Firestore and its rules do: a version is stored only after the one before. */
class Store {
  note: StoredNote = {text: '', version: 0, savedAt: 0}
  isOpen = true

  write(text: string, version: number): boolean {
    if (!this.isOpen || version !== this.note.version + 1) return false
    this.note = {text, version, savedAt: this.note.savedAt + 60_000}
    return true
  }
}

/** A browser, with a connection that can be lost between a request and its answer, and any number of tabs. */
class Browser {
  draft: NoteDraft | undefined
  /** what this device keeps of what was stored */
  kept: StoredNote | null = null
  isOnline = true
  readonly tabs: Tab[]
  readonly #store: Store
  readonly #step: () => Promise<void>

  constructor(store: Store, tabs = 1, step: () => Promise<void> = async () => {}) {
    this.#store = store
    this.#step = step
    this.tabs = Array.from({length: tabs}, () => new Tab(this))
  }

  readonly storage = {
    read: () => this.draft,
    write: (draft: NoteDraft | undefined) => void (this.draft = draft),
  }

  readonly service: NoteService = {
    read: async () => (this.kept = await this.#request(() => this.#store.note)),
    write: async (text, version) => {
      const isStored = await this.#request(() => this.#store.write(text, version))
      if (isStored) this.kept = {text, version, savedAt: 0}
      return isStored
    },
    kept: async () => this.kept,
  }

  async #request<T>(answer: () => T): Promise<T> {
    await this.#step()
    if (!this.isOnline) throw new Error('offline')
    const answered = answer()
    await this.#step()
    if (!this.isOnline) throw new Error('the answer was lost')
    return answered
  }
}

/** A tab in which the note is open. */
class Tab {
  readonly browser: Browser
  note: LessonNote
  /** what stands on the screen */
  shown: NoteDraft | null = null
  #pending: Promise<void> = Promise.resolve()

  constructor(browser: Browser) {
    this.browser = browser
    this.note = new LessonNote(browser.storage, browser.service)
  }

  get text(): string {
    return this.note.shown?.text ?? ''
  }

  render(): void {
    this.shown = this.note.shown
  }

  reload(): void {
    this.note = new LessonNote(this.browser.storage, this.browser.service)
    this.shown = null
  }

  type(change: (text: string) => string): void {
    if (!this.shown) return
    this.note.type(this.shown, change(this.shown.text))
    this.render()
  }

  /** In the background, one after the other; a request that fails is made again later. */
  begin(act: 'save' | 'refresh'): Promise<void> {
    const {note} = this
    this.#pending = this.#pending.then(() => note[act]().catch(() => {}))
    return this.#pending
  }

  async open(): Promise<this> {
    await this.note.refresh()
    this.render()
    return this
  }

  async write(change: (text: string) => string): Promise<void> {
    this.type(change)
    await this.note.save()
    this.render()
  }
}

const opened = (store: Store, tabs?: number) => new Browser(store, tabs).tabs[0]!.open()

test('a device that saves brings in what another has saved, and is shown it', async () => {
  const store = new Store()
  const [laptop, phone] = [await opened(store), await opened(store)]
  await laptop.write(() => 'From the desk.')
  await phone.write(() => 'From the train.')
  expect(store.note).toMatchObject({text: 'From the desk.\n\nFrom the train.', version: 2})
  expect(phone.text).toBe(store.note.text)
  await laptop.note.refresh()
  expect(laptop.text).toBe(store.note.text)
  expect(laptop.browser.draft).toBeUndefined()
})

test('what both have changed is kept twice, with the time of the other', async () => {
  const store = new Store()
  const laptop = await opened(store)
  await laptop.write(() => 'Kern by eye.')
  const phone = await opened(store)
  await phone.write(() => 'Kern in pairs.')
  await laptop.write(() => 'Kern with care.')
  expect(store.note.text).toMatch(
    /^Kern with care\.\n\nFrom another device or window, .*1970 at .*:\nKern in pairs\.$/,
  )
})

test('a note from before there were versions opens, and keeps what was typed without one', async () => {
  const store = new Store()
  store.note = {text: 'Stored long ago.', version: 0, savedAt: 0}
  const tab = await opened(store)
  expect(tab.text).toBe('Stored long ago.')
  const late = new Browser(store)
  late.draft = {text: 'Kept long ago.', base: {text: '', version: UNKNOWN_VERSION}}
  await late.tabs[0]!.note.save()
  expect(store.note).toMatchObject({text: 'Stored long ago.\n\nKept long ago.', version: 1})
})

test('a note that was saved without an answer is not taken for one of another device', async () => {
  const store = new Store()
  const tab = await opened(store)
  tab.type(() => 'Cut it.')
  const {write} = tab.browser.service
  tab.browser.service.write = async (...note) => {
    await write(...note)
    throw new Error('the answer was lost')
  }
  await expect(tab.note.save()).rejects.toThrow('the answer was lost')
  tab.browser.service.write = write
  await tab.write(() => 'Cut the sentence.')
  expect(store.note).toMatchObject({text: 'Cut the sentence.', version: 2})
})

test('two tabs of one browser keep both what was typed in them', async () => {
  const store = new Store()
  const {tabs, ...browser} = new Browser(store, 2)
  const [left, right] = [await tabs[0]!.open(), await tabs[1]!.open()]
  left.type(() => 'In the left tab.')
  right.type(() => 'In the right tab.')
  left.type((text) => `${text} And more.`)
  right.note.follow()
  const both = 'In the left tab. And more.\n\nIn the right tab.'
  expect(right.text).toBe(both)
  await left.note.save()
  expect(right.note.follow()).toBe(true)
  expect(store.note.text).toBe(both)
  expect(browser.draft).toBeUndefined()
  await right.note.refresh()
  expect(right.text).toBe(both)
})

test('what this device keeps is read and changed without a network, and joins what others have saved meanwhile', async () => {
  const store = new Store()
  const [laptop, phone] = [await opened(store), await opened(store)]
  await phone.write(() => 'From the train.')
  await laptop.note.refresh()
  laptop.render()
  phone.browser.isOnline = false
  phone.reload()
  await expect(phone.note.refresh()).rejects.toThrow('offline')
  phone.render()
  expect(phone.text).toBe('From the train.')
  phone.type((text) => `${text}\n\nIn the tunnel.`)
  expect(phone.browser.draft?.text).toBe('From the train.\n\nIn the tunnel.')
  await laptop.write((text) => `From the desk.\n\n${text}`)
  phone.browser.isOnline = true
  await phone.note.save()
  expect(store.note.text).toBe('From the desk.\n\nFrom the train.\n\nIn the tunnel.')
})

test('what a tab stores before it knows what was typed in another takes no letters from there', async () => {
  const store = new Store()
  const browser = new Browser(store)
  // Each tab has its own copy of what is stored, which the browser brings up to date later.
  const copies: (NoteDraft | undefined)[] = []
  const [left, right] = [0, 1].map((tab) => {
    const storage = {
      read: () => copies[tab],
      write: (draft: NoteDraft | undefined) => void (copies[tab] = draft),
    }
    return new LessonNote(storage, browser.service)
  })
  if (!left || !right) throw new Error('There are two tabs.')
  const type = (note: LessonNote, change: (text: string) => string) => {
    if (note.shown) note.type(note.shown, change(note.shown.text))
  }
  const bring = (from: number, to: LessonNote) => {
    copies[1 - from] = copies[from]
    to.follow()
  }
  await Promise.all([left.refresh(), right.refresh()])
  type(left, () => 'Left.')
  bring(0, right)
  type(right, (text) => `${text}\n\nI`)
  bring(1, left)
  for (const letter of 'n the') type(right, (text) => text + letter)
  // It begins to save what it knows, and the browser stores that last.
  browser.isOnline = false
  await expect(left.save()).rejects.toThrow('offline')
  bring(0, right)
  expect(right.shown?.text).toBe('Left.\n\nIn the')
  for (const letter of ' right.') type(right, (text) => text + letter)
  type(left, (text) => text.replace('Left.', 'Left. And more.'))
  bring(0, right)
  const both = 'Left. And more.\n\nIn the right.'
  expect(right.shown?.text).toBe(both)
  bring(1, left)
  expect(left.shown?.text).toBe(both)
  browser.isOnline = true
  await left.save()
  expect(store.note.text).toBe(both)
})

test('what does not fit together is kept here and there until it is shortened', async () => {
  const store = new Store()
  const [laptop, phone] = [await opened(store), await opened(store)]
  const long = (letter: string) => letter.repeat(MAX_NOTE_LENGTH - 100)
  await laptop.write(() => long('a'))
  await phone.write(() => long('b'))
  expect(store.note.text).toBe(long('a'))
  expect(phone.text).toBe(`${long('a')}\n\n${long('b')}`)
  expect(phone.browser.draft && isTooLong(phone.browser.draft)).toBe(true)
  await phone.write((text) => text.slice(-150))
  expect(store.note.text).toBe('b'.repeat(150))
})

test('a refused note stays in the browser', async () => {
  const store = new Store()
  const tab = await opened(store)
  store.isOpen = false
  await expect(tab.write(() => 'Not mine any more.')).rejects.toThrow(NoteRefused)
  expect(tab.browser.draft?.text).toBe('Not mine any more.')
})

test('whatever three devices do, on and off line, no paragraph is lost that nobody has taken away', async () => {
  const action = fc.record({
    kind: fc.constantFrom(
      'add',
      'add',
      'change',
      'remove',
      'save',
      'save',
      'refresh',
      'render',
      'reload',
      'connection',
      'follow',
    ),
    at: fc.nat(6),
    isLong: fc.integer({min: 0, max: 9}).map((each) => each === 0),
  })
  const scripts = fc.tuple(...Array.from({length: 4}, () => fc.array(action, {maxLength: 12})))
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), scripts, async (schedule, actions) => {
      const store = new Store()
      const step = () => schedule.schedule(Promise.resolve())
      // Three devices; the first has two tabs.
      const browsers = [2, 1, 1].map((tabs) => new Browser(store, tabs, step))
      const tabs = browsers.flatMap((browser) => browser.tabs)
      const typed = new Set<string>()
      const removed = new Set<string>()

      const act = (tab: Tab, {kind, at, isLong}: typeof action extends fc.Arbitrary<infer A> ? A : never) => {
        const write = () => {
          const paragraph = `${typed.size} ${isLong ? 'x'.repeat(3_500) : 'words'}`
          typed.add(paragraph)
          return paragraph
        }
        const edit = (replace: (paragraph: string | undefined) => string[], taken: number) =>
          tab.type((text) => {
            const paragraphs = text === '' ? [] : text.split(/\n+/)
            const [gone] = paragraphs.splice(at, taken, ...replace(paragraphs[at]))
            if (gone !== undefined) removed.add(gone)
            return paragraphs.join(at % 2 ? '\n' : '\n\n')
          })
        if (kind === 'add' && tab.shown) edit(() => [write()], 0)
        if (kind === 'change' && tab.shown) edit((words) => (words ? [write()] : []), 1)
        if (kind === 'remove') edit(() => [], 1)
        if (kind === 'save' || kind === 'refresh') void tab.begin(kind)
        if (kind === 'render') tab.render()
        if (kind === 'reload') tab.reload()
        if (kind === 'follow') tab.note.follow()
        if (kind === 'connection') tab.browser.isOnline = !tab.browser.isOnline
      }

      const run = async (tab: Tab, index: number) => {
        await tab.begin('refresh')
        tab.render()
        for (const each of actions[index] ?? []) {
          await step()
          act(tab, each)
        }
      }
      await schedule.waitFor(Promise.all(tabs.map(run)))
      for (const browser of browsers) browser.isOnline = true
      const settle = async () => {
        for (const tab of [...tabs, ...tabs]) await tab.begin('save')
      }
      await schedule.waitFor(settle())

      const waiting = browsers.flatMap(({draft}) => draft ?? [])
      expect(waiting.every(isTooLong)).toBe(true)
      const kept = [store.note, ...waiting].flatMap(({text}) => text.split('\n'))
      expect(kept).toEqual(expect.arrayContaining([...typed].filter((words) => !removed.has(words))))
      expect(store.note.text.length).toBeLessThanOrEqual(MAX_NOTE_LENGTH)
    }),
    {numRuns: 400},
  )
})
