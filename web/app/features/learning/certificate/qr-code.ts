import {create} from 'qrcode'

export interface QrCode {
  /** modules per side, including the quiet zone */
  size: number
  /** the dark modules as an SVG path, one unit per module */
  path: string
}

/** Width of the quiet zone in modules; scanners need it to locate the code. */
const QUIET = 4

/** Encodes a text as a QR code with error correction for a quarter of its modules. */
export function qrCode(text: string): QrCode {
  const {modules} = create(text, {errorCorrectionLevel: 'Q'})
  const rows = Array.from({length: modules.size}, (_, y) =>
    Array.from({length: modules.size}, (_, x) =>
      modules.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '',
    ).join(''),
  )
  return {size: modules.size + 2 * QUIET, path: rows.join('')}
}
