import {initializeApp} from 'firebase-admin/app'
import {getFirestore} from 'firebase-admin/firestore'
import {expect, test} from 'vitest'
import {connect, directWire} from '../../simulation/firestore/client.ts'
import {Documents} from '../../simulation/firestore/documents.ts'
import {firestore} from '../commerce/back-office.ts'
import {carryOut} from './operations.ts'

test("the simulation's database answers as Google's emulator does", async () => {
  const simulated = getFirestore(initializeApp({projectId: 'demo-parity'}, 'parity'))
  const documents = new Documents(Date.now)
  connect(simulated, () => ({documents, wire: directWire}))
  const at = `parity-${crypto.randomUUID().slice(0, 8)}`
  const expected = await carryOut(firestore, at)
  expect(await carryOut(simulated, at)).toEqual(expected)
})
