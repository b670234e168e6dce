import {createReadStream, statSync} from 'node:fs'
import {glob, mkdtemp, open, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {createInterface} from 'node:readline'
import {pipeline} from 'node:stream/promises'
import {createGunzip} from 'node:zlib'
import {unpackTar} from 'modern-tar/fs'
import * as z from 'zod/mini'
import {DatasetError} from './connection.ts'

const storedDocument = z.looseObject({_id: z.string(), _type: z.string()})
export type StoredDocument = z.infer<typeof storedDocument>

/** A file of documents, opened: what is in it, and what `@sanity/import` takes. */
export interface OpenedFile {
  documents: StoredDocument[]
  /** a folder with documents and assets, or a file of documents alone */
  source: string
  close: () => Promise<void>
}

/**
 * Reads the documents of an export (`.tar.gz`), of its folder, or of a file of documents (NDJSON, one a line).
 * @throws DatasetError when the file has none, or a line that is no document
 */
export async function openFile(path: string): Promise<OpenedFile> {
  if (statSync(path).isDirectory())
    return {documents: await read(await dataOf(path, path)), source: path, close: async () => {}}
  if (!(await isCompressed(path))) return {documents: await read(path), source: path, close: async () => {}}
  const folder = await mkdtemp(join(tmpdir(), 'lectern-import-'))
  const close = () => rm(folder, {recursive: true, force: true})
  try {
    await pipeline(createReadStream(path), createGunzip(), unpackTar(folder)).catch(() => {
      throw new DatasetError(`${path} is no export: it cannot be unpacked.`)
    })
    const data = await dataOf(folder, path)
    return {documents: await read(data), source: join(data, '..'), close}
  } catch (error) {
    await close()
    throw error
  }
}

async function isCompressed(path: string): Promise<boolean> {
  const file = await open(path)
  const {buffer} = await file.read(Buffer.alloc(2), 0, 2, 0)
  await file.close()
  return buffer.equals(Buffer.from([0x1f, 0x8b]))
}

/** The one file of documents in a folder, or in the folder that an export has inside. */
async function dataOf(folder: string, path: string): Promise<string> {
  const files: string[] = []
  for await (const file of glob('{*,*/*,*/*/*}.ndjson', {cwd: folder})) files.push(file)
  const [file, ...others] = files
  if (file === undefined || others.length > 0)
    throw new DatasetError(
      `${path} is no export: it has ${files.length} files of documents (.ndjson), not one.`,
    )
  return join(folder, file)
}

async function read(path: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = []
  let number = 0
  for await (const line of createInterface({input: createReadStream(path), crlfDelay: Infinity})) {
    number += 1
    if (line.trim() === '') continue
    const document = storedDocument.safeParse(parsed(line))
    if (!document.success)
      throw new DatasetError(`Line ${number} of ${basename(path)} is no document with _id and _type.`)
    documents.push(document.data)
  }
  if (documents.length === 0) throw new DatasetError(`There is no document in ${path}.`)
  return documents
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
