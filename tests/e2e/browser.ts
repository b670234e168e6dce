import sparticuz from '@sparticuz/chromium'
import {existsSync} from 'node:fs'
import {chromium, type Browser} from 'playwright-core'

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
export const BROWSER_ARGUMENTS = [
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
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named) return named
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath()
  const found = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (!found)
    throw new Error('There is no Chromium here: install Chrome or Chromium, or name one in CHROMIUM.')
  return found
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: await findChromium(), args: BROWSER_ARGUMENTS, headless: true})
}
