import {
  connectFirestoreEmulator,
  initializeFirestore,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite'
import {app, emulatorAddress} from './app'
// Requests contain the user's token, so auth has to be initialised first.
import './auth'

/** The lite client: single requests without listeners. A screen that waits for a change polls. */
export const firestore = initializeFirestore(app, {})

const emulator = emulatorAddress(import.meta.env.VITE_FIRESTORE_EMULATOR)
if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port)

/** A stored time in ms since the epoch; null without one. */
export function milliseconds(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null
}

/** A stored number; 0 without one. */
export function number(data: DocumentData, field: string): number {
  const value: unknown = data[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A stored text; empty without one. */
export function text(data: DocumentData, field: string): string {
  const value: unknown = data[field]
  return typeof value === 'string' ? value : ''
}
