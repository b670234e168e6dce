import {formatCents} from '@lectern/domain/money'
import {isInEuropeanScripts} from '@lectern/domain/text/font-letters'
import {receiptContent, type ReceiptContent, type ReceiptDetails} from './receipt-content'
import {
  GREY,
  MARGIN,
  RULE,
  SMALL_SIZE,
  TEXT_SIZE,
  pdfFile,
  writeFacts,
  writeHead,
  type PdfDocument,
  type PdfStructure,
} from '~/lib/pdf/pdf-file'

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
export function receiptPdf(details: ReceiptDetails): Promise<Blob> {
  const content = receiptContent(details)
  const {title, number, facts, note} = content
  const {name} = details.seller
  return pdfFile({title: `${title} ${number}`, author: name}, (pdf, root) => {
    writeHead(pdf, root, name, title)
    writeFacts(pdf, root, facts)
    writeTable(pdf, root, content)
    pdf.moveDown(1.5)
    pdf.font('text', SMALL_SIZE).fillColor(GREY).text(note, MARGIN, pdf.y, {structParent: root})
  })
}

function writeTable(pdf: PdfDocument, root: PdfStructure, {items, totals}: ReceiptContent): void {
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
