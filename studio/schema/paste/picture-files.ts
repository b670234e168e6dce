import {rtfPictures} from './rtf-pictures'

/** How long another site may take to give a picture, in ms. */
const PATIENCE_MS = 15_000

/** What the clipboard has beside the HTML; it can be read during the paste alone. */
export interface Clipboard {
  files: readonly File[]
  rtf: string
}

/** Why a picture could not be had, in words that go on “1 picture”. */
export class PictureError extends Error {}

/**
 * Brings the pictures of a pasted text, each by its address: written in the HTML (`data:`), from another site if that allows it, or
 * from the clipboard, where the HTML names a file of the computer. Which of several on the clipboard it is, is known only where
 * there are as many as the HTML names.
 * @returns for each key the picture; it rejects with a PictureError
 */
export function pictureFiles(
  pictures: ReadonlyMap<string, string>,
  {files, rtf}: Clipboard,
): Map<string, Promise<Blob>> {
  const named = [...pictures].filter(([, address]) => !/^(data|https?):/i.test(address))
  const own = [
    files.filter(({type}) => type.startsWith('image/')),
    named.length > 0 ? rtfPictures(rtf) : [],
  ].find(({length}) => length === named.length)
  const fromClipboard = new Map(named.map(([key], index) => [key, own?.[index]]))
  return new Map(
    [...pictures].map(([key, address]) => [key, bring(address, fromClipboard.get(key)).then(checked)]),
  )
}

async function bring(address: string, own: Blob | undefined): Promise<Blob> {
  if (own) return own
  if (/^data:/i.test(address)) return readDataUrl(address)
  if (/^https?:/i.test(address)) return download(address)
  throw new PictureError('that the clipboard names and does not have')
}

function readDataUrl(address: string): Blob {
  const [, type = '', coding, content = ''] = /^data:([^,;]*)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  try {
    const bytes = coding
      ? atob(decodeURIComponent(content).replaceAll(/\s/g, ''))
      : decodeURIComponent(content)
    return new Blob([Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0)], {type})
  } catch {
    throw new PictureError('that is damaged')
  }
}

async function download(address: string): Promise<Blob> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) return await response.blob()
  } catch {
    // As for an answer that is no picture: browsers do not tell a site that refuses from one that is down.
  }
  throw new PictureError(`that ${new URL(address).hostname} does not give to other sites`)
}

function checked(picture: Blob): Blob {
  if (picture.type === 'image/svg+xml') throw new PictureError('drawn as SVG')
  if (!picture.type.startsWith('image/')) throw new PictureError('that is no picture')
  return picture
}
