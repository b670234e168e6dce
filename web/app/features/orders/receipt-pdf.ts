import {formatCents} from '@lectern/domain/money'
import pdfMake, {type Content, type TableCell} from 'pdfmake/build/pdfmake'
import roboto from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'
import robotoMedium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import {receiptContent, type ReceiptDetails} from './receipt-content'

const GREY = '#5b6470'
const RULE = '#c9c4b8'

/** Whether the font of the file has all letters of a text: those of Latin, Greek and Cyrillic scripts. */
export function canBeWritten(text: string): boolean {
  return /^(?:(?!\p{Extended_Pictographic})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])*$/u.test(
    text.replaceAll(/[©®™]/g, ''),
  )
}

/** Whether the font has all letters of a receipt. */
export function canBeFile(details: ReceiptDetails): boolean {
  const {facts, items} = receiptContent(details)
  return canBeWritten([...facts.flatMap(({lines}) => lines), ...items.map(({name}) => name)].join(' '))
}

/** The receipt of a paid order as a PDF file: one page of A4, more when it has many courses. */
export async function receiptPdf(details: ReceiptDetails): Promise<Blob> {
  const [normal, bold] = [roboto, robotoMedium].map((path) => new URL(path, window.location.href).href)
  pdfMake.setFonts({Roboto: {normal, bold}})
  const title = `Receipt ${details.order.id}`
  return pdfMake
    .createPdf({
      info: {title, author: details.seller.name},
      language: 'en-US',
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 56],
      defaultStyle: {font: 'Roboto', fontSize: 10, lineHeight: 1.3},
      content: pageContent(details),
      footer: (page, pages) =>
        pages > 1 ? {text: `${page} of ${pages}`, alignment: 'center', color: GREY, fontSize: 8} : null,
    })
    .getBlob()
}

function pageContent(details: ReceiptDetails): Content {
  const {facts, items, totals, note} = receiptContent(details)
  const pairs = facts.flatMap((fact, index) => (index % 2 === 0 ? [[fact, facts[index + 1]]] : []))
  return [
    {text: details.seller.name, bold: true, fontSize: 20},
    {text: 'Receipt', fontSize: 13, color: GREY, margin: [0, 0, 0, 20]},
    ...pairs.map((pair): Content => ({
      columns: pair.map((fact) =>
        fact ? [{text: fact.name, color: GREY, fontSize: 9}, {text: fact.lines.join('\n')}] : [],
      ),
      columnGap: 24,
      margin: [0, 0, 0, 12],
    })),
    {
      table: {
        headerRows: 1,
        widths: ['*', 'auto'],
        body: [
          [
            {text: 'Course', color: GREY, fontSize: 9},
            {text: 'Price', color: GREY, fontSize: 9, alignment: 'right'},
          ],
          ...items.map(({name, cents}) => row(name, cents)),
          ...totals.map(({name, cents, strong}) => row(name, cents, strong)),
        ],
      },
      layout: {
        hLineWidth: (line) => (line === items.length + 1 ? 1 : line <= items.length && line > 0 ? 0.5 : 0),
        vLineWidth: () => 0,
        hLineColor: (line) => (line === items.length + 1 ? '#000000' : RULE),
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 5,
        paddingBottom: () => 5,
      },
      margin: [0, 12, 0, 16],
    },
    {text: note, color: GREY, fontSize: 9},
  ]
}

function row(name: string, cents: number, strong = false): TableCell[] {
  return [
    {text: name, bold: strong},
    {text: formatCents(cents), bold: strong, alignment: 'right', noWrap: true},
  ]
}
