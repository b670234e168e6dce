import {useEffect, useState} from 'react'
import {useSession} from '~/features/auth/session'

/** What the user finds helpful. */
export interface HelpfulVotes {
  /** null for a visitor */
  uid: string | null
  /** the reviews of the course that they find helpful */
  reviewIds: ReadonlySet<string>
  /** the user's own review, which is not theirs to find helpful */
  ownId: string | null
}

const NONE: ReadonlySet<string> = new Set()

/** The votes of the signed-in user on the reviews of a course; none for a visitor, who loads nothing for it. */
export function useHelpfulVotes(courseId: string): HelpfulVotes {
  const uid = useSession().user?.uid ?? null
  const [votes, setVotes] = useState<HelpfulVotes>({uid: null, reviewIds: NONE, ownId: null})

  useEffect(() => {
    if (uid === null) return
    let isWanted = true
    const load = async () => {
      const {readHelpfulVotes, readOwnReview} = await import('./own-reviews')
      const [reviewIds, own] = await Promise.all([
        readHelpfulVotes(uid, courseId),
        readOwnReview(uid, courseId),
      ])
      if (isWanted) setVotes({uid, reviewIds, ownId: own?.id ?? null})
    }
    // Without them each review can still be marked: marking it twice changes nothing.
    load().catch((error: unknown) => console.error('The votes could not be loaded.', error))
    return () => {
      isWanted = false
    }
  }, [uid, courseId])

  return votes.uid === uid ? votes : {uid, reviewIds: NONE, ownId: null}
}
