import {Download} from 'lucide-react'
import {useState} from 'react'
import type {Month} from '../load-teaching'
import {useSite} from '~/features/site/site-context'
import {Button} from '~/ui/button'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'

/** The buttons that save the statement of a month, all of its pages, as a PDF file and as one for spreadsheets. */
export function StatementDownloads({name, sums}: {name: string; sums: Month}) {
  const {name: shop} = useSite()
  const [pending, setPending] = useState<'pdf' | 'csv' | null>(null)
  const {month} = sums
  const download = async (kind: 'pdf' | 'csv') => {
    setPending(kind)
    try {
      const {loadWholeMonth} = await import('../load-teaching')
      const entries = await loadWholeMonth(month)
      if (kind === 'csv') {
        const {statementFile} = await import('./statement-file')
        downloadFile(`statement-${month}.csv`, 'text/csv;charset=utf-8', statementFile(entries))
        return
      }
      const {canBePdf, statementPdf} = await import('./statement-pdf')
      const details = {shop, name, sums, entries}
      if (canBePdf(details))
        downloadFile(`statement-${month}.pdf`, 'application/pdf', await statementPdf(details))
      else
        toast({
          title: 'Please take the CSV file',
          description: 'This statement has letters that our PDF files cannot show.',
        })
    } catch (error) {
      console.error('The statement could not be made.', error)
      toast({
        title: 'Error',
        description: 'The file could not be made. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(null)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        pending={pending === 'pdf'}
        pendingLabel="Making the PDF..."
        onClick={() => void download('pdf')}
      >
        <Download aria-hidden className="size-4" />
        Download PDF
      </Button>
      <Button
        variant="secondary"
        pending={pending === 'csv'}
        pendingLabel="Making the CSV..."
        onClick={() => void download('csv')}
      >
        <Download aria-hidden className="size-4" />
        Download CSV
      </Button>
    </>
  )
}
