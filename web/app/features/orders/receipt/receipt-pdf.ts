import {formatCents} from '@lectern/domain/money'
import {isInEuropeanScripts} from '@lectern/domain/text/font-letters'
import medium from '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf?url'
import regular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url'
import PDFDocument from 'pdfkit'
import {toBlob} from 'pdfkit/output'
import {receiptContent, type ReceiptContent, type ReceiptDetails} from './receipt-content'

type Document = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Document['struct']>

const GREY = '#5b6470'
const RULE = '#c9c4b8'
/** In points, as all sizes here. */
const MARGIN = 56
const GAP = 24
const TEXT_SIZE = 10
const SMALL_SIZE = 9

/** Whether the font has all letters of a receipt. */
export function canBeFile(details: ReceiptDetails): boolean {
  const {facts, items} = receiptContent(details)
  return isInEuropeanScripts(
    [...facts.flatMap(({lines}) => lines), ...items.flatMap(({name, parts}) => [name, ...parts])].join(' '),
  )
}

/**
 * The receipt of a paid order as a PDF file, tagged for screen readers: one page of A4, more when it has many courses.
 * @throws when the fonts cannot be fetched
 */
export async function receiptPdf(details: ReceiptDetails): Promise<Blob> {
  const {title, number} = receiptContent(details)
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
    info: {Title: `${title} ${number}`, Author: details.seller.name},
    // None before ours: the build for browsers has no fonts.
    font: '',
  })
  pdf.registerFont('text', text).registerFont('bold', bold)
  const file = toBlob(pdf)
  write(pdf, details)
  pdf.end()
  return file
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A font was answered with ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

function write(pdf: Document, details: ReceiptDetails): void {
  const content = receiptContent(details)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  pdf.font('bold', 20).text(details.seller.name, {structParent: root, structType: 'P'})
  pdf.font('text', 13).fillColor(GREY).text(content.title, {structParent: root, structType: 'H1'})
  pdf.moveDown(1.5)
  writeFacts(pdf, root, content)
  writeTable(pdf, root, content)
  pdf.moveDown(1.5)
  pdf.font('text', SMALL_SIZE).fillColor(GREY).text(content.note, MARGIN, pdf.y, {structParent: root})
  root.end()
  numberPages(pdf)
}

/** Two beside each other. */
function writeFacts(pdf: Document, root: Structure, {facts}: ReceiptContent): void {
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

function writeTable(pdf: Document, root: Structure, {items, totals}: ReceiptContent): void {
  const heading = {type: 'TH' as const, scope: 'Column' as const, textColor: GREY, font: {size: SMALL_SIZE}}
  const row = (name: string, cents: number, rule: string | null, strong = false) => {
    const cell = {
      border: {bottom: rule === null ? 0 : strong ? 1 : 0.5},
      borderColor: rule ?? RULE,
      font: {src: strong ? 'bold' : 'text', size: TEXT_SIZE},
    }
    return [
      {...cell, text: name},
      {...cell, text: formatCents(cents), align: {x: 'right' as const}},
    ]
  }
  pdf.font('text', TEXT_SIZE).fillColor('black')
  pdf.table({
    structParent: root,
    position: {x: MARGIN, y: pdf.y},
    columnStyles: ['*', 110],
    defaultStyle: {border: false, padding: [6, 0]},
    data: [
      [
        {...heading, text: 'Course', border: {bottom: 0.5}, borderColor: RULE},
        {...heading, text: 'Price', border: {bottom: 0.5}, borderColor: RULE, align: {x: 'right'}},
      ],
      ...items.map(({name, parts, cents}, index) =>
        row([name, ...parts].join('\n'), cents, index === items.length - 1 ? 'black' : RULE),
      ),
      ...totals.map(({name, cents, strong}) => row(name, cents, null, strong)),
    ],
  })
}

/** The numbers of several pages are no part of what is read. */
function numberPages(pdf: Document): void {
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
