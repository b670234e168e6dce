import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {createWriteStream, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {Readable, Transform} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {promisify} from 'node:util'
import AdmZip from 'adm-zip'
import {findRuntime, JavaDownloadError, reasonOf, type RuntimePackage} from './adoptium.ts'
import {javaStore, javaVersion, programFolder, type Java} from './find-java.ts'

/** A download without a byte for this long has failed, in ms. */
const STALLED_AFTER_MS = 30_000

const TEMPORARY = '.download-'
/** Longer than a download takes, in ms. */
const ABANDONED_AFTER_MS = 3_600_000

const run = promisify(execFile)

export interface JavaDownload {
  root: string
  /** the origin of Adoptium's API, or of a server that speaks it */
  api: string
  signal?: AbortSignal | undefined
  /** called with the bytes received and those there are */
  onProgress: (received: number, total: number) => void
}

/**
 * Downloads a Temurin runtime into `.local/java` of the checkout. It stands there whole or not at all, also when two do so at
 * the same time.
 * @throws JavaDownloadError where it cannot be had, is not what Adoptium says it is, or does not run
 */
export async function downloadJava({root, api, signal, onProgress}: JavaDownload): Promise<Java> {
  const runtime = await findRuntime(api, signal)
  const store = javaStore(root)
  mkdirSync(store, {recursive: true})
  removeAbandoned(store)
  // In the same folder, so that it can be renamed into its place.
  const temporary = mkdtempSync(join(store, TEMPORARY))
  try {
    const archive = join(temporary, 'archive')
    await receive(runtime, archive, onProgress, signal)
    const unpacked = join(temporary, 'unpacked')
    mkdirSync(unpacked)
    await unpack(archive, runtime.link, unpacked)
    const [name, ...others] = readdirSync(unpacked)
    if (name === undefined || others.length > 0)
      throw new JavaDownloadError('The downloaded archive does not hold one folder.')
    const version = javaVersion(programFolder(join(unpacked, name)) ?? join(unpacked, name))
    if (version === null) throw new JavaDownloadError('The downloaded Java does not run on this computer.')
    const place = join(store, `${runtime.release}-jre`)
    try {
      renameSync(join(unpacked, name), place)
    } catch (error) {
      // Another start was faster.
      if (programFolder(place) === null) throw error
    }
    return {version, folder: programFolder(place)}
  } catch (error) {
    if (error instanceof JavaDownloadError || signal?.aborted) throw error
    throw new JavaDownloadError(`Java could not be unpacked (${reasonOf(error)}).`, {cause: error})
  } finally {
    rmSync(temporary, {recursive: true, force: true})
  }
}

/** Removes what downloads that were killed have left. */
function removeAbandoned(store: string): void {
  for (const name of readdirSync(store).filter((entry) => entry.startsWith(TEMPORARY)))
    if (statSync(join(store, name)).mtimeMs < Date.now() - ABANDONED_AFTER_MS)
      rmSync(join(store, name), {recursive: true, force: true})
}

/** Writes the archive to a file. @throws JavaDownloadError for a checksum that is not Adoptium's, or a broken connection */
async function receive(
  {link, checksum, size}: RuntimePackage,
  file: string,
  onProgress: JavaDownload['onProgress'],
  signal?: AbortSignal,
): Promise<void> {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(new Error('no more data came')), STALLED_AFTER_MS)
  const hash = createHash('sha256')
  let received = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh()
      hash.update(chunk)
      received += chunk.length
      onProgress(received, size)
      done(null, chunk)
    },
  })
  try {
    const response = await fetch(link, {
      signal: signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal,
    })
    if (!response.ok || !response.body) throw new Error(`it answers ${response.status}`)
    await pipeline(Readable.fromWeb(response.body), count, createWriteStream(file))
  } catch (error) {
    signal?.throwIfAborted()
    throw new JavaDownloadError(
      `The download from ${new URL(link).host} has broken off (${reasonOf(error)}).`,
      {
        cause: error,
      },
    )
  } finally {
    clearTimeout(timer)
  }
  if (hash.digest('hex') !== checksum)
    throw new JavaDownloadError(
      'The downloaded archive has another checksum than Adoptium says, and is thrown away.',
    )
}

/** Every system that Temurin comes for as .tar.gz has `tar`; the .zip for Windows is unpacked by a library. */
async function unpack(archive: string, link: string, folder: string): Promise<void> {
  if (new URL(link).pathname.endsWith('.zip')) new AdmZip(archive).extractAllTo(folder, true, true)
  else await run('tar', ['-xzf', archive, '-C', folder])
}
