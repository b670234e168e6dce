import {JavaDownloadError} from './adoptium.ts'
import {downloadJava} from './download-java.ts'
import {emulatorsProblem, findJava} from './find-java.ts'

const ADOPTIUM = 'https://api.adoptium.net'

export interface ProvideJavaOptions {
  root: string
  /** download a runtime where this computer has none */
  downloads: boolean
  signal?: AbortSignal | undefined
  /** called with the bytes received and those there are */
  onProgress: (received: number, total: number) => void
}

export interface ProvidedJava {
  /** the folder of its program; null when the PATH leads to it, or there is none */
  folder: string | null
  /** why the emulators cannot start, in sentences with what to do; null when they can */
  problem: string | null
}

/**
 * The Java for the emulators: that of this computer or, where it has none that is new enough, a downloaded one.
 * ADOPTIUM_API names another server of Adoptium's API, such as a company's mirror.
 */
export async function provideJava({root, downloads, ...download}: ProvideJavaOptions): Promise<ProvidedJava> {
  const found = findJava(root)
  const problem = emulatorsProblem(found?.version ?? null)
  if (problem === null || !downloads) return {folder: found?.folder ?? null, problem}
  try {
    const api = process.env['ADOPTIUM_API'] || ADOPTIUM
    const java = await downloadJava({root, api, ...download})
    return {folder: java.folder, problem: emulatorsProblem(java.version)}
  } catch (error) {
    if (!(error instanceof JavaDownloadError)) throw error
    return {folder: null, problem: `${problem}\n  It could not be downloaded: ${error.message}`}
  }
}

/** Prints how far the download is: in a terminal in one line, elsewhere at each quarter. */
export function printDownload(): ProvideJavaOptions['onProgress'] {
  let printed = -1
  return (received, total) => {
    const step = Math.floor((received / total) * (process.stdout.isTTY ? 100 : 4))
    if (step === printed) return
    printed = step
    const line = `  Java 21, once, into .local/java: ${megabytes(received)} of ${megabytes(total)} MB`
    if (!process.stdout.isTTY) console.log(line)
    else process.stdout.write(`\r\u001B[K${line}${received >= total ? '\n' : ''}`)
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)
}
