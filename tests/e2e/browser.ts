import sparticuz from '@sparticuz/chromium'
import {existsSync, statfsSync} from 'node:fs'
import {chromium, type Browser, type LaunchOptions} from 'playwright-core'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Prevent background requests of the browser, and requests to other computers; the sandbox needs privileges that containers do
 * not have.
 */
const BROWSER_ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium to test in: the one named in CHROMIUM, the one that comes with the dependencies (Linux on x64), or the
 * computer's own.
 */
async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named) return named
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath()
  const found = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (!found)
    throw new Error('There is no Chromium here: install Chrome or Chromium, or name one in CHROMIUM.')
  return found
}

/** Where Linux keeps memory that processes share. Chromium needs much of it, and a container may have 64 MB. */
const SHARED_MEMORY = '/dev/shm'
const ENOUGH_SHARED_MEMORY_BYTES = 1024 ** 3

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const {bavail, bsize} = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= ENOUGH_SHARED_MEMORY_BYTES
}

/** How the browser starts. */
export async function launchOptions(...further: readonly string[]): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(),
    args: [...BROWSER_ARGUMENTS, ...further],
    // By Playwright's default the browser's processes share files on the disk, which takes a twentieth of all processor time.
    ...(hasSharedMemory() && {ignoreDefaultArgs: ['--disable-dev-shm-usage']}),
  }
}

/** @param further arguments beside those that all browsers have */
export async function launchBrowser(...further: readonly string[]): Promise<Browser> {
  return chromium.launch(await launchOptions(...further))
}
