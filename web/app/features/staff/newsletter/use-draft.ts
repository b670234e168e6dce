import {saveNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {useCallback, useEffect, useRef, useState} from 'react'

/** What is typed for that long without a pause is saved, in ms. */
const SETTLED_MS = 1_000

interface Written {
  subject: string
  contentHtml: string
}

export type Saving = 'nothing' | 'waiting' | 'saved' | 'failed'

/**
 * Keeps what staff write on the server, a second after they stop typing, and at once when they leave the screen.
 * @param onSaved called when the draft is there
 */
export function useDraft(draftId: string, onSaved: () => void) {
  /** of which draft it is said */
  const [state, setState] = useState<{draftId: string; saving: Saving}>({draftId, saving: 'nothing'})
  const pending = useRef<Written | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const inFlight = useRef<Promise<void>>(Promise.resolve())
  /** false once the screen has been left: what is saved then changes no address */
  const isShown = useRef(true)
  const whenSaved = useRef(onSaved)
  useEffect(() => {
    whenSaved.current = onSaved
  }, [onSaved])

  const setSaving = useCallback((saving: Saving) => setState({draftId, saving}), [draftId])
  const save = useCallback(() => {
    clearTimeout(timer.current)
    const written = pending.current
    if (!written) return
    pending.current = null
    const store = async (before: Promise<void>) => {
      // One after the other, so that what was written last stays.
      await before
      try {
        const {call} = await import('~/lib/firebase/call')
        await call(saveNewsletterDraft, {draftId, isTemplate: false, ...written})
        setSaving(pending.current ? 'waiting' : 'saved')
        if (isShown.current) whenSaved.current()
      } catch (error) {
        console.error('The draft could not be saved.', error)
        pending.current ??= written
        setSaving('failed')
      }
    }
    inFlight.current = store(inFlight.current)
  }, [draftId, setSaving])

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
    saving: state.draftId === draftId ? state.saving : 'nothing',
    /** Notes what is written now. */
    change: (written: Written) => {
      pending.current = written
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SETTLED_MS)
    },
    /** Saves what is written last; to be awaited before the draft is sent, which deletes it. */
    settle: async () => {
      save()
      await inFlight.current
    },
  }
}
