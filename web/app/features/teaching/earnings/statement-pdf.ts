import {formatCents} from '@lectern/domain/money'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {isInEuropeanScripts} from '@lectern/domain/text/font-letters'
import {entryAbout} from './entry-words'
import type {Entry, Month} from '../load-teaching'
import {monthName, utcDay} from './utc-dates'
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

/** What a statement says of a month. */
export interface StatementDetails {
  /** the shop's name */
  shop: string
  /** the teacher's name */
  name: string
  sums: Month
  entries: readonly Entry[]
}

/** Whether the font has all letters of a statement. */
export function canBePdf({shop, name, entries}: StatementDetails): boolean {
  return isInEuropeanScripts([shop, name, ...entries.map(entryAbout)].join(' '))
}

/**
 * The statement of a month as a PDF file, tagged for screen readers.
 * @throws when the fonts cannot be fetched
 */
export function statementPdf({shop, name, sums, entries}: StatementDetails): Promise<Blob> {
  const title = `Statement, ${monthName(sums.month)}`
  return pdfFile({title: `${title}, ${name}`, author: shop}, (pdf, root) => {
    writeHead(pdf, root, shop, title)
    writeFacts(pdf, root, [
      {name: 'For', lines: [name]},
      {name: 'Month', lines: [`${monthName(sums.month)}, in UTC`]},
      {name: 'Balance at its beginning', lines: [formatCents(sums.openingCents)]},
      {name: 'Sales', lines: [formatCents(sums.sale)]},
      {name: 'Given back', lines: [formatCents(sums.refund + sums.dispute)]},
      {name: 'Corrections', lines: [formatCents(sums.correction)]},
      {name: 'Paid out', lines: [formatCents(0 - sums.payout)]},
      {name: 'Balance at its end', lines: [formatCents(sums.closingCents)]},
    ])
    writeEntries(pdf, root, entries)
    pdf.moveDown(1.5)
    pdf
      .font('text', SMALL_SIZE)
      .fillColor(GREY)
      .text('Amounts are in US dollars, and are the share of what was paid, without tax.', MARGIN, pdf.y, {
        structParent: root,
      })
  })
}

function writeEntries(pdf: PdfDocument, root: PdfStructure, entries: readonly Entry[]): void {
  const right = {align: {x: 'right' as const}}
  const heading = {
    type: 'TH' as const,
    scope: 'Column' as const,
    textColor: GREY,
    font: {size: SMALL_SIZE},
    border: {bottom: 0.5},
    borderColor: RULE,
  }
  const cell = {border: {bottom: 0.5}, borderColor: RULE, font: {src: 'text', size: SMALL_SIZE}}
  pdf.font('text', TEXT_SIZE).fillColor('black')
  pdf.table({
    structParent: root,
    position: {x: MARGIN, y: pdf.y},
    columnStyles: [96, 68, '*', 66, 40, 62],
    defaultStyle: {border: false, padding: [5, 6, 5, 0]},
    data: [
      [
        {...heading, text: 'Date'},
        {...heading, text: 'What'},
        {...heading, text: 'About'},
        {...heading, text: 'Order'},
        {...heading, text: 'Share', ...right},
        {...heading, text: 'Amount', ...right},
      ],
      ...entries.map(({at, kind, sale, reason, amountCents}) => [
        {...cell, text: utcDay(at)},
        {...cell, text: ENTRY_NAMES[kind]},
        {...cell, text: entryAbout({sale, reason, amountCents})},
        {...cell, text: sale?.order ?? ''},
        {...cell, text: sale ? shareLabel(sale.shareBps) : '', ...right},
        {...cell, text: formatCents(amountCents), ...right},
      ]),
    ],
  })
}
