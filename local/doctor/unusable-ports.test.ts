import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, onTestFinished, test} from 'vitest'
import {unusablePorts} from './unusable-ports.ts'
import {portsAt} from '../ports.ts'

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
