import {Dialog} from '~/ui/feedback/dialog'
import {Switch} from '~/ui/form/switch'
import {setShortcuts, useShortcutsOn} from './shortcuts-setting'

type Keys = readonly (readonly [key: string, does: string])[]

const keys: Keys = [
  ['n', 'Next lesson'],
  ['p', 'Previous lesson'],
  ['m', 'Mark as done'],
  ['h', 'Add marked words to your notes'],
  ['/', 'Search the shop'],
  ['?', 'Show these keys'],
]

/** media-chrome has them, while the focus is in the player (`player.tsx`). */
const videoKeys: Keys = [
  ['Space', 'Play, pause'],
  ['← →', 'Five seconds back, forward'],
  ['↑ ↓', 'Louder, quieter'],
  ['m', 'Sound off, on'],
  ['c', 'Captions'],
  ['f', 'Full screen'],
  ['< >', 'Slower, faster'],
]

interface ShortcutsDialogProps {
  /** whether the lesson has a video, whose player has keys of its own */
  hasVideo: boolean
  open: boolean
  onClose: () => void
}

/** Lists the single-key shortcuts, with a switch that disables them. */
export default function ShortcutsDialog({hasVideo, open, onClose}: ShortcutsDialogProps) {
  const isOn = useShortcutsOn()
  return (
    <Dialog open={open} onClose={onClose} title="Keys on a lesson">
      <KeyList keys={keys} />
      <Switch
        label="Use these keys"
        hint="Switch them off when they get in the way of how you use your keyboard or your voice."
        defaultChecked={isOn}
        onInput={(event) => setShortcuts(event.currentTarget.checked)}
      />
      {hasVideo && (
        <>
          <h3 className="mt-6 mb-1 font-display text-lg font-semibold">In the player of a video</h3>
          <KeyList keys={videoKeys} />
        </>
      )}
    </Dialog>
  )
}

function KeyList({keys}: {keys: Keys}) {
  return (
    <dl className="grid gap-1">
      {keys.map(([key, does]) => (
        <div key={key} className="flex min-h-11 items-center gap-4 border-b border-border">
          <dt className="w-16 shrink-0">
            <kbd className="inline-grid h-8 min-w-8 place-items-center rounded border border-border-strong bg-surface px-1.5 font-display whitespace-nowrap text-sm font-semibold">
              {key}
            </kbd>
          </dt>
          <dd className="font-display">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
