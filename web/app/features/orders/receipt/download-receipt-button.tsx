import {Download} from 'lucide-react'
import {useState} from 'react'
import type {ReceiptDetails} from './receipt-content'
import {Button} from '~/ui/button'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'

/** `receipt-ORDER.pdf`, `INV-2026-000042.pdf` */
function fileName({order, invoice}: ReceiptDetails): string {
  return `${invoice?.number ?? `receipt-${order.id}`}.pdf`
}

/** Makes a PDF file of a receipt; what makes it is fetched when somebody asks for one. */
export function DownloadReceiptButton({details}: {details: ReceiptDetails}) {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const {canBeFile, receiptPdf} = await import('./receipt-pdf')
      if (canBeFile(details)) downloadFile(fileName(details), 'application/pdf', await receiptPdf(details))
      else
        toast({
          title: 'Please print this receipt',
          description:
            'It has letters that our PDF files cannot show. Choose “Save as PDF” where you would choose a printer.',
        })
    } catch (error) {
      console.error('The PDF file could not be made.', error)
      toast({
        title: 'Error',
        description: 'The PDF file could not be made. Please try again, or print the receipt.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button pending={pending} pendingLabel="Making the PDF..." onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      Download PDF
    </Button>
  )
}
