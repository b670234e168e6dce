// Loaded by every process of a stack before its own code: `Date` says the computer's time and what `npm run clock` has moved it on by.
// Plain JavaScript without dependencies: the emulators choose which Node runs the functions.
import {mkdirSync, readFileSync, rmSync, watch, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import process from 'node:process'

const folder = process.env.LECTERN_CLOCK
// Where this process says which time it has; `moveOn` waits for it.
const seen = folder && join(folder, 'seen', String(process.pid))
let movedMs = 0
let saidMs = null

function read() {
  try {
    movedMs = Number(readFileSync(join(folder, 'moved-ms'), 'utf8')) || 0
  } catch {
    // It was never moved.
  }
  if (movedMs !== 0) replaceDate()
  // A change of the folder is told several times, and who reads while a file is written reads nothing.
  if (movedMs === saidMs) return
  try {
    writeFileSync(seen, String(movedMs))
    saidMs = movedMs
  } catch {
    // The data of the stack was removed: nobody waits.
  }
}

let isReplaced = false
function replaceDate() {
  if (isReplaced) return
  isReplaced = true
  const native = Date
  const now = () => native.now() + movedMs
  // A proxy and not a class of its own: what Node and libraries have made with the native one are instances of it, too.
  globalThis.Date = new Proxy(native, {
    construct: (target, values) => new target(...(values.length === 0 ? [now()] : values)),
    get: (target, name) => (name === 'now' ? now : target[name]),
  })
  native.prototype.constructor = globalThis.Date
}

if (folder) {
  mkdirSync(join(folder, 'seen'), {recursive: true})
  watch(folder, {persistent: false}, read)
  read()
  process.on('exit', () => rmSync(seen, {force: true}))
}
