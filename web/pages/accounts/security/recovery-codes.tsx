import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { DialogActions } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useCopying } from '../../../components/use-copying.ts'

/** Shown once: closing is only offered after they were kept. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const [kept, setKept] = useState(false)
  const text = codes.join('\n')

  const copy = useCopying(
    'Recovery codes copied',
    'Your browser does not let this page copy. Select the codes and copy them yourself.',
  )

  return (
    <div className="stack">
      <Notice tone="warning">
        <p>These ten codes are shown only now. Each opens your account once when your phone is not at hand.</p>
      </Notice>
      <ul className="recovery-codes cards tile-12 gap-2-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="mono text-2 break-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="soft" color="gray" onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button asChild variant="soft" color="gray">
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download="recovery-codes.txt">
            Download
          </a>
        </Button>
      </div>
      <label className="check">
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />
        <span>I have put these codes in a safe place</span>
      </label>
      <DialogActions>
        <Button disabled={!kept} onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </div>
  )
}
