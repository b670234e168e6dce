const MIME: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp3: 'audio/mpeg',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
}

const UNKNOWN = 'application/octet-stream'

/** With which type a file of this extension is served. */
export function mimeTypeOf(extension: string): string {
  return MIME[extension] ?? UNKNOWN
}

/** The extension of a file that came without a name; undefined when its type is not known. */
export function extensionOfType(contentType: string | undefined): string | undefined {
  const [type] = (contentType ?? '').split(';')
  return Object.entries(MIME).find(([, known]) => known.split(';')[0] === type)?.[0]
}

/** What a file is: as it was said to be, or else as its extension says. */
export function describedType(contentType: string | undefined, extension: string): string {
  const type = contentType?.split(';')[0]
  return type && type !== UNKNOWN ? type : (mimeTypeOf(extension).split(';')[0] ?? UNKNOWN)
}
