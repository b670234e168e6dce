import {Download} from 'lucide-react'
import {useState} from 'react'
import {Button} from '~/ui/button'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'

/** A button that saves the statement of a month as a file for spreadsheets, all of its pages. */
export function DownloadStatement({month}: {month: string}) {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const [{loadWholeMonth}, {statementFile}] = await Promise.all([
        import('./load-teaching'),
        import('./statement-file'),
      ])
      downloadFile(
        `lectern-${month}.csv`,
        'text/csv;charset=utf-8',
        statementFile(await loadWholeMonth(month)),
      )
    } catch (error) {
      console.error('The statement could not be made.', error)
      toast({
        title: 'No file',
        description: 'The statement could not be read. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" pending={pending} onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      Save as CSV
    </Button>
  )
}
