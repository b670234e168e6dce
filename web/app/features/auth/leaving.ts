import {keepOwnAccount} from '@lectern/domain/people/contracts'
import {doc, getDoc} from 'firebase/firestore/lite'
import {auth} from '~/lib/firebase/auth'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {firestore, milliseconds} from '~/lib/firebase/firestore'
import {toast} from '~/ui/feedback/toast'

/** When an account is closed that is to be deleted, ms since the epoch; null for any other. */
export async function readClosesAt(uid: string): Promise<number | null> {
  return milliseconds((await getDoc(doc(firestore, 'deletions', uid))).get('closesAt'))
}

/**
 * Signing in keeps an account that was to be deleted. Where this fails nothing is lost: whoever closes the account asks when
 * somebody last signed in.
 */
export async function keepAccountAfterSignIn(): Promise<void> {
  const uid = auth.currentUser?.uid
  if (uid === undefined) return
  try {
    if ((await readClosesAt(uid)) === null) return
    await call(keepOwnAccount, {})
    toast({
      title: 'Your account stays',
      description: 'It was to be deleted. You have signed in, so we keep it, with everything in it.',
    })
  } catch (error) {
    // Another tab has kept it.
    if (callReason(error) !== 'not-leaving') console.warn('Whether the account stays is not known.', error)
  }
}
