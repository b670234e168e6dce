import {getApps, initializeApp, type App} from 'firebase-admin/app'
import {getFirestore, type Firestore} from 'firebase-admin/firestore'
import {memoize} from './memoize.ts'

/** The one Firebase app of this instance. */
export const firebaseApp = memoize((): App => getApps()[0] ?? initializeApp())

export const firestore = memoize((): Firestore => getFirestore(firebaseApp()))
