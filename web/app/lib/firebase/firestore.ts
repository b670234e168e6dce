import {
  connectFirestoreEmulator,
  initializeFirestore,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite'
import {app, emulatorAddress} from './app'
// Reads carry the token of whoever is signed in, so auth has to be there first.
import './auth'

/** The lite client: plain requests, no open channel. Where a screen waits for a change, it asks again. */
export const firestore = initializeFirestore(app, {})

const emulator = emulatorAddress(import.meta.env.VITE_FIRESTORE_EMULATOR)
if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port)

/** A stored time in ms since the epoch; null where there is none. */
export function milliseconds(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null
}

/** A stored number; 0 where there is none. */
export function number(data: DocumentData, field: string): number {
  const value: unknown = data[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A stored text; empty where there is none. */
export function text(data: DocumentData, field: string): string {
  const value: unknown = data[field]
  return typeof value === 'string' ? value : ''
}
