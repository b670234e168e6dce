import medium from '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf?url'
import regular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url'
import PDFDocument from 'pdfkit'
import {toBlob} from 'pdfkit/output'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type PdfStructure = ReturnType<PdfDocument['struct']>

export const GREY = '#5b6470'
export const RULE = '#c9c4b8'
/** In points, as all sizes here. */
export const MARGIN = 56
const GAP = 24
export const TEXT_SIZE = 10
export const SMALL_SIZE = 9

/**
 * A PDF file of A4, tagged for screen readers, with numbers on its pages where it has several.
 * @param write writes what is in it; everything read belongs to the structure
 * @throws when the fonts cannot be fetched
 */
export async function pdfFile(
  {title, author}: {title: string; author: string},
  write: (pdf: PdfDocument, root: PdfStructure) => void,
): Promise<Blob> {
  const [text, bold] = await Promise.all([fetchFont(regular), fetchFont(medium)])
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The first in which tags may have the names used here.
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {Title: title, Author: author},
    // None before ours: the build for browsers has no fonts.
    font: '',
  })
  pdf.registerFont('text', text).registerFont('bold', bold)
  const file = toBlob(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  write(pdf, root)
  root.end()
  numberPages(pdf)
  pdf.end()
  return file
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A font was answered with ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The shop's name, and what the file is. */
export function writeHead(pdf: PdfDocument, root: PdfStructure, shop: string, title: string): void {
  pdf.font('bold', 20).text(shop, {structParent: root, structType: 'P'})
  pdf.font('text', 13).fillColor(GREY).text(title, {structParent: root, structType: 'H1'})
  pdf.moveDown(1.5)
}

/** Facts with their names, two beside each other. */
export function writeFacts(
  pdf: PdfDocument,
  root: PdfStructure,
  facts: readonly {name: string; lines: readonly string[]}[],
): void {
  const width = (pdf.page.width - 2 * MARGIN - GAP) / 2
  let top = pdf.y
  let bottom = top
  for (const [index, {name, lines}] of facts.entries()) {
    if (index % 2 === 0) top = bottom
    const left = MARGIN + (index % 2) * (width + GAP)
    const fact = pdf.struct('P')
    root.add(fact)
    const part = {width, structParent: fact, structType: 'Span'}
    pdf.font('text', SMALL_SIZE).fillColor(GREY).text(name, left, top, part)
    pdf.font('text', TEXT_SIZE).fillColor('black').text(lines.join('\n'), left, pdf.y, part)
    bottom = Math.max(bottom, pdf.y + 12)
  }
  pdf.y = bottom + 12
}

/** The numbers of several pages are no part of what is read. */
function numberPages(pdf: PdfDocument): void {
  const {count} = pdf.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    // Text below the margin would begin a page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', {type: 'Pagination'})
    pdf
      .font('text', 8)
      .fillColor(GREY)
      .text(`${index + 1} of ${count}`, MARGIN, pdf.page.height - 40, {
        width: pdf.page.width - 2 * MARGIN,
        align: 'center',
      })
    pdf.endMarkedContent()
  }
}
