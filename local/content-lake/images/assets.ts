import {describedType, extensionOfType} from './mime-types.ts'
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, open, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {isRecord, type LakeDocument} from '../store/document.ts'
import {putInPlace} from '../../stand-in/durable-file.ts'
import {httpError} from '../api/errors.ts'
import {type ImageFacts, readImage} from './image-metadata.ts'
import type {DocumentDraft} from '../store/mutation.ts'
import {newId, type Store} from '../store/store.ts'

export type AssetKind = 'images' | 'files'

/** Details about the file that its uploader may give. */
export interface UploadDetails {
  filename?: string | undefined
  contentType?: string | undefined
  label?: string | undefined
  title?: string | undefined
  description?: string | undefined
  creditLine?: string | undefined
  source?: {id?: string | undefined; name?: string | undefined; url?: string | undefined} | undefined
}

/** The largest upload, in bytes. */
const MAX_UPLOAD = 200 << 20

/** The files of one dataset's assets, named by the SHA-1 of their content, and the documents that describe them. */
export class AssetStore {
  readonly #folder: string
  readonly #store: Store
  readonly #basePath: string
  readonly #origin: string

  /**
   * @param basePath `<project>/<dataset>`, as in asset paths
   * @param origin of asset URLs, without a trailing slash
   */
  constructor(folder: string, store: Store, basePath: string, origin: string) {
    this.#folder = folder
    this.#store = store
    this.#basePath = basePath
    this.#origin = origin
  }

  static async open(folder: string, store: Store, basePath: string, origin: string): Promise<AssetStore> {
    for (const kind of ['images', 'files']) await mkdir(join(folder, kind), {recursive: true})
    // Incomplete uploads of a process that was killed; none of them was acknowledged.
    await rm(join(folder, 'incoming'), {recursive: true, force: true})
    await mkdir(join(folder, 'incoming'))
    return new AssetStore(folder, store, basePath, origin)
  }

  /** The path of an asset's file, or undefined when there is none of that name. */
  pathOf(kind: AssetKind, name: string): string | undefined {
    if (!/^[a-f0-9]{40}[a-z0-9.-]*$/.test(name)) return undefined
    const path = join(this.#folder, kind, name)
    return existsSync(path) ? path : undefined
  }

  /**
   * Stores a file and its document. For bytes uploaded before, returns the existing document.
   * @throws LakeError when it is empty, too large, or said to be an image and is not
   */
  async upload(
    kind: AssetKind,
    body: ReadableStream<Uint8Array> | null,
    details: UploadDetails,
    author: string,
  ): Promise<LakeDocument> {
    const incoming = join(this.#folder, 'incoming', newId())
    try {
      const {sha1, size} = await receive(body, incoming)
      const draft = kind === 'images' ? await this.#image(incoming, sha1) : this.#file(details, sha1)
      const document = {
        ...draft,
        ...describe(details),
        sha1hash: sha1,
        assetId: sha1,
        size,
        uploadId: newId(),
      }
      await putInPlace(incoming, join(this.#folder, kind, document.path.split('/').at(-1) ?? sha1))
      const committed = await this.#store.transact({author}, (staging) => staging.createIfNotExists(document))
      const stored = committed.get(document._id)
      if (!stored) throw new Error(`Asset ${document._id} was not stored`)
      return stored
    } finally {
      await rm(incoming, {force: true})
    }
  }

  async #image(path: string, sha1: string): Promise<DocumentDraft & {path: string}> {
    const facts: ImageFacts | undefined = await readImage(path)
    if (!facts) throw httpError(400, 'Invalid image, could not read metadata')
    const {width, height, extension, mimeType, metadata} = facts
    return {
      ...this.#located('images', `${sha1}-${width}x${height}.${extension}`),
      _id: `image-${sha1}-${width}x${height}-${extension}`,
      _type: 'sanity.imageAsset',
      extension,
      mimeType,
      metadata,
    }
  }

  #file({filename, contentType}: UploadDetails, sha1: string): DocumentDraft & {path: string} {
    const extension =
      /\.([a-z0-9]{1,10})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? extensionOfType(contentType) ?? 'bin'
    return {
      ...this.#located('files', `${sha1}.${extension}`),
      _id: `file-${sha1}-${extension}`,
      _type: 'sanity.fileAsset',
      extension,
      mimeType: describedType(contentType, extension),
    }
  }

  #located(kind: AssetKind, name: string): {path: string; url: string} {
    const path = `${kind}/${this.#basePath}/${name}`
    return {path, url: `${this.#origin}/${path}`}
  }
}

async function receive(
  body: ReadableStream<Uint8Array> | null,
  path: string,
): Promise<{sha1: string; size: number}> {
  const hash = createHash('sha1')
  const file = await open(path, 'wx')
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > MAX_UPLOAD) throw httpError(413, `An asset may have at most ${MAX_UPLOAD} bytes`)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    if (size === 0) throw httpError(400, 'No file was uploaded')
    await file.sync()
  } finally {
    await file.close()
  }
  return {sha1: hash.digest('hex'), size}
}

function describe({
  filename,
  label,
  title,
  description,
  creditLine,
  source,
}: UploadDetails): Record<string, unknown> {
  const described = {
    originalFilename: filename,
    label,
    title,
    description,
    creditLine,
    source: isRecord(source) && source.id ? source : undefined,
  }
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined))
}
