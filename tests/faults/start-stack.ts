import {parseArgs} from 'node:util'
import {parseOffset} from '../../local/ports.ts'
import {startStack} from '../../local/stack.ts'

/** Runs a stack without storefront and Studio until it is told to stop, or killed; prints `ready` when it is. */
const {values} = parseArgs({
  options: {fresh: {type: 'boolean', default: false}, name: {type: 'string'}, offset: {type: 'string'}},
})
const stack = await startStack({
  name: values.name ?? 'faults',
  offset: parseOffset(values.offset ?? ''),
  fresh: values.fresh,
  web: 'none',
  studio: false,
  saves: true,
  history: false,
  downloads: false,
  onDownload: () => {},
  onProgress: () => {},
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stack.stop().then(() => process.exit(0)))
}
if (stack.missing) {
  console.error(stack.missing)
  await stack.stop()
  process.exit(1)
}
console.log('ready')
