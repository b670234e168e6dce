import * as z from 'zod/mini'
import {OLDEST_JAVA_FOR_DOWNLOAD} from './find-java.ts'

/** Why no runtime could be downloaded; a sentence for the terminal. */
export class JavaDownloadError extends Error {}

/** A runtime as Adoptium offers it. */
export interface RuntimePackage {
  /** `jdk-21.0.5+11`, without what a folder's name must not have */
  release: string
  /** where its archive is, a .tar.gz, or a .zip for Windows */
  link: string
  /** the archive's SHA-256, in hexadecimal digits */
  checksum: string
  /** the archive's bytes */
  size: number
}

const answerSchema = z.array(
  z.object({
    release_name: z.string().check(z.regex(/^[\w.+-]+$/)),
    binary: z.object({
      package: z.object({
        link: z.url({protocol: /^https?$/}),
        checksum: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        size: z.int().check(z.positive()),
      }),
    }),
  }),
)

/** How long Adoptium may take to answer, in ms. */
const ANSWERS_WITHIN_MS = 20_000

const OS_NAMES: Partial<Record<NodeJS.Platform, string>> = {linux: 'linux', darwin: 'mac', win32: 'windows'}
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'x64',
  arm64: 'aarch64',
  arm: 'arm',
  ppc64: 'ppc64le',
  riscv64: 'riscv64',
  s390x: 's390x',
}

/** The system and processor by Adoptium's names; null where it has none. Alpine's C library takes builds of its own. */
export function adoptiumNames(
  platform: NodeJS.Platform,
  architecture: NodeJS.Architecture,
  glibc: boolean,
): {os: string; architecture: string} | null {
  const os = platform === 'linux' && !glibc ? 'alpine-linux' : OS_NAMES[platform]
  const name = ARCHITECTURES[architecture]
  return os && name ? {os, architecture: name} : null
}

/**
 * The newest Temurin runtime (JRE) for this computer.
 * @param api the origin of Adoptium's API, or of a server that speaks it
 * @throws JavaDownloadError without an answer, or where there is none for this computer
 */
export async function findRuntime(api: string, signal?: AbortSignal): Promise<RuntimePackage> {
  const here = `${process.platform}-${process.arch}`
  const names = adoptiumNames(process.platform, process.arch, hasGlibc())
  if (!names) throw new JavaDownloadError(`Adoptium has no Java for ${here}.`)
  const query = new URLSearchParams({...names, image_type: 'jre', vendor: 'eclipse'})
  const address = new URL(`/v3/assets/latest/${OLDEST_JAVA_FOR_DOWNLOAD}/hotspot?${query.toString()}`, api)
  const timeout = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  let answer: unknown
  try {
    const response = await fetch(address, {signal: signal ? AbortSignal.any([signal, timeout]) : timeout})
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    answer = await response.json()
  } catch (error) {
    signal?.throwIfAborted()
    throw new JavaDownloadError(`${address.host} could not be asked for one (${reasonOf(error)}).`, {
      cause: error,
    })
  }
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) throw new JavaDownloadError(`${address.host} answered in a form that is not known.`)
  const [newest] = parsed.data
  if (!newest) throw new JavaDownloadError(`Adoptium has no Java ${OLDEST_JAVA_FOR_DOWNLOAD} for ${here}.`)
  return {release: newest.release_name, ...newest.binary.package}
}

/** What went wrong, in a few words: fetch says it in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function hasGlibc(): boolean {
  if (process.platform !== 'linux') return false
  const report: unknown = process.report.getReport()
  const parsed = z.object({header: z.object({glibcVersionRuntime: z.string()})}).safeParse(report)
  return parsed.success
}
