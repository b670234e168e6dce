import {EXPORTED_LIST_NAMES, type ExportedList} from '@lectern/domain/staff/exported-list'
import {recordExport} from '@lectern/domain/staff/contracts'
import {MAX_LINE_LENGTH} from '@lectern/domain/limits'
import {useEffect, useRef, useState} from 'react'
import {call} from '~/lib/firebase/call'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {downloadFile} from '~/ui/download-file'
import {Dialog} from '~/ui/feedback/dialog'
import {toast} from '~/ui/feedback/toast'
import {csvFile, NOTHING_READ, readNextPage, type ExportProgress, type ListExport} from './list-export'

interface ExportDialogProps {
  list: ExportedList
  /** how it becomes a file; the same object all the time */
  file: ListExport
  /** the active filters in words */
  filters: string
  onClose: () => void
}

/**
 * Reads a list page by page into a file: that it is taken is recorded before. A page that fails can be tried again, and what was
 * read before it is kept.
 */
export default function ExportDialog({list, file, filters, onClose}: ExportDialogProps) {
  const [progress, setProgress] = useState<ExportProgress>(NOTHING_READ)
  const [isReading, setReading] = useState(true)
  const kept = useRef({progress, requestId: crypto.randomUUID(), address: window.location.href})
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    if (!isReading) return
    const leaving = new AbortController()
    const {signal} = leaving
    const run = async () => {
      const {requestId, address} = kept.current
      await call(recordExport, {list, filters: filters.slice(0, MAX_LINE_LENGTH), requestId})
      while (!kept.current.progress.isComplete) {
        kept.current.progress = await readNextPage(file, address, kept.current.progress, signal)
        setProgress(kept.current.progress)
      }
      save(list, file, kept.current.progress)
      close.current()
    }
    run().catch((error: unknown) => {
      if (signal.aborted) return
      console.error('A page could not be exported.', error)
      setReading(false)
    })
    return () => leaving.abort()
  }, [list, file, filters, isReading])

  const saveWhatIsThere = () => {
    save(list, file, progress)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export"
      description={filters === '' ? 'The whole list.' : `What the filters show: ${filters}.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {!isReading && (
            <>
              {progress.rows > 0 && (
                <Button variant="secondary" onClick={saveWhatIsThere}>
                  Save what is there
                </Button>
              )}
              <Button onClick={() => setReading(true)}>Try again</Button>
            </>
          )}
        </>
      }
    >
      <output className="tabular font-display">
        {pluralize(progress.rows, 'row')} read{isReading && !progress.isComplete ? '...' : '.'}
      </output>
      {!isReading && (
        <p role="alert" className="text-danger-ink">
          The next page could not be loaded. What was read is kept.
        </p>
      )}
    </Dialog>
  )
}

function save(list: ExportedList, file: ListExport, progress: ExportProgress) {
  const day = new Date().toISOString().slice(0, 10)
  downloadFile(`lectern-${list}-${day}.csv`, 'text/csv', csvFile(file, progress))
  toast({
    title: progress.isComplete ? 'List exported' : 'Part of the list exported',
    description: `${pluralize(progress.rows, 'row')} of ${EXPORTED_LIST_NAMES[list]}.`,
  })
}
