import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, onTestFinished, test} from 'vitest'
import {unusablePorts, emulatorsProblem} from './doctor.ts'
import {portsAt} from './ports.ts'

test('each missing requirement is reported in one sentence that says what to do', () => {
  expect(emulatorsProblem(null, true)).toMatch(/no Java.*install Java 21/)
  expect(emulatorsProblem(8, true)).toMatch(/Java 8 is too old.*install/)
  expect(emulatorsProblem(17, false)).toMatch(/no Firestore emulator.*FIRESTORE_EMULATOR_JAR/)
})

test('nothing is missing with a jar and Java 17, or with Java 21 alone', () => {
  expect(emulatorsProblem(17, true)).toBeNull()
  expect(emulatorsProblem(21, false)).toBeNull()
})

test('a port in use is reported with the process that listens on it', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const {port} = server.address() as AddressInfo
  const [sentence, ...others] = await unusablePorts({...portsAt(0), web: port}, ['web'])
  expect(others).toEqual([])
  expect(sentence).toContain(`Port ${port}, for the storefront, is held by process ${process.pid}`)
})

test('a port that browsers block is reported', async () => {
  expect(await unusablePorts(portsAt(1000), ['hosting'])).toEqual([
    'Browsers refuse to open port 6000, for the built storefront: choose another offset.',
  ])
})
