const FORMATS = {'\\pngblip': 'image/png', '\\jpegblip': 'image/jpeg'} as const

/**
 * The pictures in a text as RTF, in their order. Word names the pictures of what it puts on the clipboard by files of its own
 * computer in the HTML, and has the pictures themselves in the RTF alone: hexadecimal, in groups `{\pict … }` (Rich Text Format
 * Specification 1.9.1, Pictures). Each stands there a second time as a metafile, for older programs.
 */
export function rtfPictures(rtf: string): Blob[] {
  return [...rtf.matchAll(/\{\\pict(?![a-z])/g)].flatMap(({index}) => {
    const picture = ownTextOf(rtf, index)
    const format = Object.entries(FORMATS).find(([word]) => picture.includes(word))
    const hex = picture.replaceAll(/\\[a-z]+-?\d* ?|[^0-9a-f]/gi, '')
    if (!format || hex === '' || hex.length % 2 === 1) return []
    const bytes = Uint8Array.from({length: hex.length / 2}, (_, at) =>
      Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
    )
    return [new Blob([bytes], {type: format[1]})]
  })
}

/** The text of the group that begins there, without the groups within. */
function ownTextOf(rtf: string, begin: number): string {
  let depth = 0
  let own = ''
  for (let at = begin; at < rtf.length; at += 1) {
    const character = rtf[at]
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    else if (depth === 1) own += character
    if (depth === 0) break
  }
  return own
}
