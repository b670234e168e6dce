import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
import {exactTime} from '~/ui/content/dates'
import {createStore} from '~/ui/store'
import {isWithin, mergeNote} from './merge-note'
import {replacedPart} from './replaced-part'
import {UNKNOWN_VERSION, type NoteDraft} from './unsent'

/** A note as stored. */
export interface StoredNote {
  text: string
  /** how often it was saved; 0 before the first time, and for one from before there were versions */
  version: number
  /** ms since the epoch */
  savedAt: number
}

/** Where drafts are kept until they are saved; other tabs use it as well. */
export interface DraftStorage {
  read: () => NoteDraft | undefined
  write: (draft: NoteDraft | undefined) => void
}

export interface NoteService {
  read: () => Promise<StoredNote>
  /** Stores the text as that version. Returns false, and stores nothing, unless the stored version is the one before. */
  write: (text: string, version: number) => Promise<boolean>
  /** What was read or stored last, as far as this device keeps it to be read without a network; null where it does not. */
  kept: () => Promise<StoredNote | null>
}

/** How many of the texts that were shown here are remembered: more than are typed while the news of one goes from tab to tab. */
const MAX_PAST = 200

/** How often a save is tried anew at once when other devices save the same note at the same moment. */
const MAX_CONFLICTS = 8

/** A learner's note for a lesson in this page: what is typed is kept in the browser, and merged with what is stored. */
export class LessonNote {
  readonly #storage: DraftStorage
  readonly #service: NoteService
  readonly #store = createStore<NoteDraft | null>(null)
  /** the texts that this page has shown, oldest first */
  readonly #past: string[] = []
  readonly subscribe = this.#store.subscribe

  constructor(storage: DraftStorage, service: NoteService) {
    this.#storage = storage
    this.#service = service
  }

  /** What the page shows; null before it is loaded. */
  get shown(): NoteDraft | null {
    return this.#store.get()
  }

  get isOpen(): boolean {
    return this.#store.hasListeners()
  }

  /**
   * The learner has changed the text.
   * @param seen what was shown when it was typed
   */
  type(seen: NoteDraft, text: string): void {
    const current = this.#current() ?? seen
    const isSame = current.text === seen.text && current.base.version === seen.base.version
    const next = isSame ? text : mergeNote(seen.text, current.text, text, headingOf(Date.now()))
    this.#keep({...current, text: next})
  }

  /**
   * Shows what another tab has put into the storage, merged with what was typed here and the other tab did not know of yet: browsers
   * bring what is stored from one tab to the other with a delay. Returns whether another tab has saved what is shown here as unsaved.
   */
  follow(): boolean {
    const kept = this.#storage.read()
    const {shown} = this
    if (!kept) return shown !== null && isUnsaved(shown)
    const known = this.#nearest(kept.text)
    const text =
      shown && known !== undefined
        ? mergeNote(known, kept.text, shown.text, headingOf(Date.now()))
        : kept.text
    if (text === kept.text) this.#show(kept)
    else this.#keep({...kept, text})
    return false
  }

  /** Of what was shown here, the text that another tab has most likely begun from. */
  #nearest(text: string): string | undefined {
    let nearest: {past: string; distance: number} | undefined
    for (const past of this.#past) {
      const {start, end, replacement} = replacedPart(past, text)
      const distance = end - start + replacement.length
      // Of several, the latest.
      if (nearest === undefined || distance <= nearest.distance) nearest = {past, distance}
    }
    return nearest?.past
  }

  /** Brings in what other devices have saved. @throws when the service cannot be reached */
  async refresh(): Promise<void> {
    // What is kept here is shown also where nothing can be read.
    this.follow()
    try {
      this.#mergeIn(await this.#service.read())
    } catch (error) {
      const kept = this.shown === null && (await this.#service.kept())
      if (kept) this.#mergeIn(kept)
      throw error
    }
  }

  /**
   * Saves what is kept in the browser, merged with what other devices have saved meanwhile. Does nothing while the text
   * is too long.
   * @throws when the service cannot be reached, or refuses the note
   */
  async save(): Promise<void> {
    for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts += 1) {
      const draft = this.#storage.read()
      if (!draft || isTooLong(draft)) return
      if (draft.sent !== undefined || draft.base.version === UNKNOWN_VERSION) {
        const stored = await this.#service.read()
        if (stored.version === draft.base.version) this.#change((now) => ({...now, sent: undefined}))
        else this.#mergeIn(stored)
        continue
      }
      this.#change((now) => ({...now, sent: draft.text}))
      const version = draft.base.version + 1
      if (await this.#service.write(draft.text, version))
        return this.#mergeIn({text: draft.text, version, savedAt: Date.now()})
      this.#change((now) => ({...now, sent: undefined}))
      const stored = await this.#service.read()
      if (stored.version === draft.base.version) throw new NoteRefused()
      this.#mergeIn(stored)
    }
    throw new Error('Other devices kept saving this note.')
  }

  #current(): NoteDraft | null {
    const kept = this.#storage.read()
    const {shown} = this
    if (kept || !shown || !isUnsaved(shown)) return kept ?? shown
    // Another tab has saved it meanwhile.
    return {...shown, sent: shown.text}
  }

  #mergeIn(stored: StoredNote): void {
    this.#keep(merged(this.#current() ?? clean(stored), stored))
  }

  #change(change: (draft: NoteDraft) => NoteDraft): void {
    const draft = this.#storage.read()
    if (draft) this.#keep(change(draft))
  }

  #keep(draft: NoteDraft): void {
    this.#storage.write(isUnsaved(draft) ? draft : undefined)
    this.#show(draft)
  }

  #show(draft: NoteDraft): void {
    if (this.#past.at(-1) !== draft.text) this.#past.push(draft.text)
    if (this.#past.length > MAX_PAST) this.#past.shift()
    this.#store.set(draft)
  }
}

/** The service refused a note that no other device had changed: the course is not the learner's any more. */
export class NoteRefused extends Error {
  override name = 'NoteRefused'
}

export function isTooLong({text}: NoteDraft): boolean {
  return text.length > MAX_NOTE_LENGTH
}

/** A draft with what is stored; the same where it knows that already. */
export function merged(draft: NoteDraft, stored: StoredNote): NoteDraft {
  const {base, sent, text} = draft
  if (stored.version <= base.version) return draft
  const origin = sent !== undefined && isWithin(sent, stored.text) ? sent : base.text
  return {
    text: mergeNote(origin, stored.text, text, headingOf(stored.savedAt)),
    base: {text: stored.text, version: stored.version},
  }
}

function clean({text, version}: StoredNote): NoteDraft {
  return {text, base: {text, version}}
}

export function isUnsaved({text, base, sent}: NoteDraft): boolean {
  return text !== base.text || sent !== undefined
}

function headingOf(time: number): string {
  return `From another device or window, ${exactTime(time)}:`
}
