import {create} from 'qrcode'

export interface QrCode {
  /** modules on each side, the quiet zone around it included */
  size: number
  /** its dark modules, as the path of an SVG whose unit is a module */
  path: string
}

/** Light modules around the code, without which it cannot be found. */
const QUIET = 4

/** The QR code of a text; a quarter of it may be unreadable. */
export function qrCode(text: string): QrCode {
  const {modules} = create(text, {errorCorrectionLevel: 'Q'})
  const rows = Array.from({length: modules.size}, (_, y) =>
    Array.from({length: modules.size}, (_, x) =>
      modules.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '',
    ).join(''),
  )
  return {size: modules.size + 2 * QUIET, path: rows.join('')}
}
