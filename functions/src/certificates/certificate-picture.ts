import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import type {Certificate} from '@lectern/domain/learning/certificate'
import {SHARED_PICTURE, SHOP} from '@lectern/domain/metadata'
import {isInEuropeanScripts} from '@lectern/domain/text/font-letters'
import {initWasm, Resvg} from '@resvg/resvg-wasm'
import {html, type Html} from '../outbox/html.ts'
import {fitText, type Measure} from './fit-text.ts'

export type PicturedCertificate = Pick<Certificate, 'name' | 'courseTitle' | 'issuedAt'>

const FONT = 'Source Serif 4'
/** Pixels. */
const MEASURED_SIZE = 100
const PAPER = '#fffdf9'
const INK = '#16202e'
const SOFT_INK = '#545f6d'
const RED = '#a82f22'
/** Pixels that lines of a name or title may have. */
const TEXT_WIDTH = SHARED_PICTURE.width - 2 * 110

/**
 * The picture of a link to a certificate, as a PNG file. A name or title with letters that its font does not have (Japanese,
 * say) is left out rather than drawn as boxes: the title of the link says both.
 */
export async function certificatePicture(certificate: PicturedCertificate): Promise<Uint8Array> {
  const font = await load()
  const measure = measureIn(font)
  const picture = new Resvg(drawing(certificate, measure).value, fontOptions(font))
  try {
    const image = picture.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    picture.free()
  }
}

/** The same picture as an SVG file that carries a signed credential, as Open Badges wants it ("baked"). */
export async function bakedPicture(certificate: PicturedCertificate, jwt: string): Promise<string> {
  const {value} = drawing(certificate, measureIn(await load()))
  const baked = html`<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"`.value
  const carried = html`<openbadges:credential verify="${jwt}"></openbadges:credential>`.value
  return `<?xml version="1.0" encoding="UTF-8"?>\n${value.replace('<svg', baked).replace('>', `>${carried}`)}\n`
}

let loading: Promise<Buffer> | undefined

/** The font, once the renderer is ready. */
function load(): Promise<Buffer> {
  loading ??= start()
  loading.catch(() => (loading = undefined))
  return loading
}

async function start(): Promise<Buffer> {
  const packages = createRequire(import.meta.url)
  const [renderer, font] = await Promise.all([
    readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFile(packages.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf')),
  ])
  await initWasm(renderer)
  return font
}

function fontOptions(font: Buffer) {
  return {font: {fontBuffers: [font], defaultFontFamily: FONT}}
}

/** Each text is measured once: widths grow with the size. */
function measureIn(font: Buffer): Measure {
  const widths = new Map<string, number>()
  return (text, size) => {
    const width = widths.get(text) ?? widthOf(text, font)
    widths.set(text, width)
    return (width * size) / MEASURED_SIZE
  }
}

/** In pixels, at the font size at which texts are measured. */
function widthOf(text: string, font: Buffer): number {
  const line = new Resvg(
    html`<svg xmlns="http://www.w3.org/2000/svg">${textLine(text, 0, 0, MEASURED_SIZE, INK)}</svg>`.value,
    fontOptions(font),
  )
  const width = line.getBBox()?.width ?? 0
  line.free()
  return width
}

function drawing({name, courseTitle, issuedAt}: PicturedCertificate, measure: Measure): Html {
  const {width, height} = SHARED_PICTURE
  const middle = width / 2
  const hasName = isInEuropeanScripts(name)
  const hasCourse = isInEuropeanScripts(courseTitle)
  const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(issuedAt)
  const line = (text: string, y: number, size: number, color = INK) => textLine(text, middle, y, size, color)
  /** Lines around a height. */
  const block = (text: string, y: number, largest: number, most: number) => {
    const {size, lines} = fitText(text, {width: TEXT_WIDTH, largest, smallest: 22, lines: most}, measure)
    const first = y - ((lines.length - 1) * size * 1.15) / 2
    return lines.map((words, index) => line(words, first + index * size * 1.15 + size * 0.35, size))
  }
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
  >
    <rect width="${width}" height="${height}" fill="${PAPER}" />
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="#bdb39f" />
    <rect x="34" y="34" width="${width - 68}" height="${height - 68}" fill="none" stroke="#e9e3d6" />
    <g transform="translate(${middle - 36} 62) scale(1.125)" fill="#d9432f">
      <path d="M4 13C14 9.5 23 11 30.2 16.4V41.4C23 36 14 34.5 4 38Z" />
      <path d="M60 13C50 9.5 41 11 33.8 16.4V41.4C41 36 50 34.5 60 38Z" />
      <path
        d="M4 42.2C14 38.7 23 40.2 32 47C41 40.2 50 38.7 60 42.2L36 51.4L38.6 56H47V60H17V56H25.4L28 51.4Z"
      />
    </g>
    ${line('Certificate of completion', hasName ? 190 : 212, hasName ? 32 : 52, RED)}
    ${hasName ? block(name, 290, 84, 2) : []}
    ${hasCourse && line(hasName ? 'has completed' : 'of the course', hasName ? 388 : 300, 26, SOFT_INK)}
    ${hasCourse ? block(courseTitle, hasName ? 460 : 400, hasName ? 46 : 64, 2) : []}
    ${line(`${SHOP} · ${day}`, 560, 24, SOFT_INK)}
  </svg>`
}

/** A line of text around x, on the line y, in pixels. */
function textLine(text: string, x: number, y: number, size: number, color: string): Html {
  return html`<text
    x="${x}"
    y="${y}"
    font-family="${FONT}, serif"
    font-weight="600"
    font-size="${size}"
    text-anchor="middle"
    fill="${color}"
    >${text}</text
  >`
}
