import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, test} from 'vitest'
import {refuseMalformed} from './malformed-addresses'

test.each([
  ['/%E0%A4%A', 400],
  ['/course/%', 400],
  ['/course/%E0%A4%A4', 204],
  ['/faq?%E0%A4%A=&q', 204],
])('%s is answered with %i', async (address, status) => {
  const server = createServer((request, response) =>
    refuseMalformed(request, response, () => response.writeHead(204).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${address}`)
  expect(response.status).toBe(status)
  server.close()
})
