import {saveNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {useCallback, useEffect, useRef, useState} from 'react'
import {callReason} from '~/lib/firebase/call-failure'
import {EVERYONE, toAudience, type Selection} from '../subscribers/recipient-selection'
import type {Draft} from './newsletters'

/** What is typed for that long without a pause is saved, in ms. */
const SETTLED_MS = 1_000

interface Written {
  subject: string
  contentHtml: string
}

type Refusal = (typeof saveNewsletterDraft)['reasons'][number]

export type Saving = 'nothing' | 'waiting' | 'saved' | 'failed' | Refusal

export function isRefusal(saving: string): saving is Refusal {
  return saving === 'draft-changed' || saving === 'unknown-draft'
}

/** After these it is not known whether the draft was written. */
const UNKNOWN: ReadonlySet<string> = new Set(['unavailable', 'internal', 'unreadable'])

/** A draft as it is stored, as far as this screen knows. */
interface Stored {
  id: string
  /** its `updatedAt`; null before it is stored */
  seen: number | null
  /** what may have been stored since: no answer came */
  unanswered: (Written & ReturnType<typeof toAudience>) | null
  /** whether somebody else has changed, deleted or sent it: nothing is saved in it any more */
  isRefused: boolean
}

const begin = ({id, updatedAt}: Pick<Draft, 'id' | 'updatedAt'>): Stored => ({
  id,
  seen: updatedAt,
  unanswered: null,
  isRefused: false,
})

/**
 * Keeps what staff write on the server, and whom it is to go to, a second after they stop typing, and at once when they leave the screen.
 * Where the draft has been changed, deleted or sent elsewhere meanwhile, nothing is saved until what is written gets another id, and is then
 * kept under that.
 * @param onSaved called when the draft is there
 */
export function useDraft(initial: Draft, onSaved: () => void) {
  const {id, updatedAt} = initial
  /** of which draft it is said */
  const [state, setState] = useState<{draftId: string; saving: Saving}>({draftId: id, saving: 'nothing'})
  const draft = useRef(begin({id, updatedAt}))
  const pending = useRef<Written | null>(null)
  /** what the form says */
  const latest = useRef<Written>({subject: initial.subject, contentHtml: initial.contentHtml})
  const selected = useRef(initial.selection ?? EVERYONE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const inFlight = useRef<Promise<void>>(Promise.resolve())
  /** false once the screen has been left: what is saved then changes no address */
  const isShown = useRef(true)
  const whenSaved = useRef(onSaved)
  useEffect(() => {
    whenSaved.current = onSaved
  }, [onSaved])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    const stored = draft.current
    const setSaving = (saving: Saving) => setState({draftId: stored.id, saving})
    const store = async (before: Promise<void>) => {
      // One after the other, so that what was written last stays, and each changes what the one before has stored.
      await before
      const written = pending.current
      if (!written || stored.isRefused) return
      pending.current = null
      try {
        const {call} = await import('~/lib/firebase/call')
        const whole = {...written, ...toAudience(selected.current)}
        // Where it is stored already, storing it again says since when: it is no change of somebody else's.
        for (const text of new Set([stored.unanswered ?? whole, whole])) {
          stored.unanswered = text
          const input = {draftId: stored.id, seen: stored.seen, isTemplate: false, ...text}
          stored.seen = (await call(saveNewsletterDraft, input)).updatedAt
          stored.unanswered = null
        }
        setSaving(pending.current ? 'waiting' : 'saved')
        if (isShown.current) whenSaved.current()
      } catch (error) {
        console.error('The draft could not be saved.', error)
        pending.current ??= written
        const reason = callReason(error)
        stored.isRefused = isRefusal(reason)
        if (!UNKNOWN.has(reason)) stored.unanswered = null
        setSaving(isRefusal(reason) ? reason : 'failed')
      }
    }
    inFlight.current = store(inFlight.current)
  }, [])

  const change = useCallback(
    (written: Written) => {
      latest.current = written
      pending.current = written
      if (draft.current.isRefused) return
      setState({draftId: id, saving: 'waiting'})
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SETTLED_MS)
    },
    [id, save],
  )

  useEffect(() => {
    const before = draft.current
    if (before.id === id) return
    draft.current = begin({id, updatedAt})
    // What was sent is done with; what could not be saved is kept under the new id.
    if (before.isRefused) save()
    else pending.current = null
  }, [id, updatedAt, save])

  const select = useCallback(
    (selection: Selection) => {
      if (selected.current === selection) return
      selected.current = selection
      // Of what nobody has written yet, no draft is made.
      if (draft.current.seen !== null || pending.current) change(latest.current)
    },
    [change],
  )

  useEffect(() => {
    isShown.current = true
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      isShown.current = false
      save()
    }
  }, [save])

  return {
    saving: state.draftId === id ? state.saving : 'nothing',
    /** Notes what is written now. */
    change,
    /** Notes whom it is to go to now. */
    select,
    /** Notes that somebody else has changed the draft, as its sending was refused, and what is written here. */
    refuse: ({subject, contentHtml}: Written) => {
      pending.current = {subject, contentHtml}
      draft.current.isRefused = true
      setState({draftId: id, saving: 'draft-changed'})
    },
    /**
     * Saves what is written last; to be awaited before the draft is sent, which deletes it, and sends nothing else than is stored. What is
     * stored already is saved once more, which says whether somebody else has deleted it.
     * @returns `refused` where it is not the caller's to send: somebody else has changed, deleted or sent it; `failed` where it is not saved
     */
    settle: async (): Promise<'settled' | 'refused' | 'failed'> => {
      const isStored = pending.current === null && draft.current.seen !== null
      if (isStored) pending.current = latest.current
      save()
      await inFlight.current
      if (draft.current.isRefused) return 'refused'
      if (isStored && pending.current) {
        // It is stored as it is; what keeps it from being asked for is said of its sending.
        pending.current = null
        setState({draftId: id, saving: 'saved'})
      }
      return pending.current ? 'failed' : 'settled'
    },
  }
}
