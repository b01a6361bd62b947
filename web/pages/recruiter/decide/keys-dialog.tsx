import { Button } from '@radix-ui/themes'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import type { useShortcutsOn } from '../../../state/shortcut-keys.ts'

interface KeysDialogProps {
  /** Keys that do the same, and what they do. */
  keys: [string[], string][]
  shortcuts: ReturnType<typeof useShortcutsOn>
  onClose: () => void
}

/** The keys of a page, and the switch for them. */
export const KeysDialog = ({ keys, shortcuts, onClose }: KeysDialogProps) => (
  <Dialog open isReading width="26rem" title="Keys of this page" onClose={onClose}>
    <div className="stack">
      <dl className={`key-list grid gap-2 ${shortcuts.on ? '' : 'muted'}`}>
        {keys.map(([names, meaning]) => (
          <div className="grid items-baseline" key={meaning}>
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={shortcuts.on} onChange={() => shortcuts.change(!shortcuts.on)} />
        <span>Use single keys</span>
      </label>
      <p className="small muted">
        They pause while you type or while a dialog is open. If you switch them off, you still find this list under “Keys”.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </div>
  </Dialog>
)
