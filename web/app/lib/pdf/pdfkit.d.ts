/* What the types of pdfkit leave out. */

declare module 'pdfkit/output' {
  /** The whole file, once the document has ended. */
  export function toBlob(pdf: PDFKit.PDFDocument): Promise<Blob>
}

declare namespace PDFKit.Mixins {
  interface TableOptions {
    /** the element of the document's structure that the table is part of */
    structParent?: ReturnType<PDFKit.PDFDocument['struct']>
  }
  interface CellOptions {
    /** which cells a `TH` is the heading of */
    scope?: 'Column' | 'Row'
  }
}
