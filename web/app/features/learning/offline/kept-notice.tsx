import {useEffect} from 'react'
import {useRevalidator} from 'react-router-dom'
import {longDate} from '~/ui/content/dates'
import {OfflineIcon} from '~/ui/icons'

/** Says that a lesson is shown as this device has it, and shows it anew once there is a network. */
export default function KeptNotice({keptAt}: {keptAt: number}) {
  const {revalidate} = useRevalidator()
  useEffect(() => {
    const reload = () => void revalidate()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [revalidate])
  return (
    <output className="no-print flex gap-3 rounded bg-surface-sunken px-4 py-3 font-display text-sm text-ink-soft">
      <OfflineIcon className="size-5 shrink-0" />
      <span>There is no connection. This is the lesson as this device kept it on {longDate(keptAt)}.</span>
    </output>
  )
}
