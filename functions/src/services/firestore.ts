import {getApps, initializeApp, type App} from 'firebase-admin/app'
import {getFirestore, type Firestore} from 'firebase-admin/firestore'
import {once} from './once.ts'

/** The one Firebase app of this instance. */
export const firebaseApp = once((): App => getApps()[0] ?? initializeApp())

export const firestore = once((): Firestore => getFirestore(firebaseApp()))
