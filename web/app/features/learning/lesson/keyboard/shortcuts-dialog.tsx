import {Dialog} from '~/ui/feedback/dialog'
import {Switch} from '~/ui/form/switch'
import {setShortcuts, useShortcutsOn} from './shortcuts-setting'

const keys: readonly (readonly [key: string, does: string])[] = [
  ['n', 'Next lesson'],
  ['p', 'Previous lesson'],
  ['m', 'Mark as done'],
  ['?', 'Show these keys'],
]

/** Lists the single-key shortcuts, with a switch that disables them. */
export default function ShortcutsDialog({open, onClose}: {open: boolean; onClose: () => void}) {
  const isOn = useShortcutsOn()
  return (
    <Dialog open={open} onClose={onClose} title="Keys on a lesson">
      <dl className="grid gap-1">
        {keys.map(([key, does]) => (
          <div key={key} className="flex min-h-11 items-center gap-4 border-b border-border">
            <dt className="w-10 shrink-0">
              <kbd className="grid size-8 place-items-center rounded border border-border-strong bg-surface font-display text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd className="font-display">{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use these keys"
        hint="Switch them off when they get in the way of how you use your keyboard or your voice."
        defaultChecked={isOn}
        onInput={(event) => setShortcuts(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
