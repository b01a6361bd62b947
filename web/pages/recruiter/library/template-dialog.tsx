import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { newAddress, type StartingPointRecord, startingPoints } from '../../../api/library.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'

interface TemplateDialogProps {
  open: boolean
  onClose: () => void
}

export const TemplateDialog = ({ open, onClose }: TemplateDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="New from template"
    description="Every template has duties, must-haves with years and degree, and what is nice to have. All of it can be changed."
    width="36rem"
  >
    <Titles />
    <DialogActions>
      <Button variant="soft" color="gray" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
)

const Titles = () => {
  const [answer, setAnswer] = useState<CallResult<StartingPointRecord[]> | null>(null)
  const load = useCallback(async () => {
    setAnswer(null)
    setAnswer(await startingPoints())
  }, [])
  useEffect(() => void load(), [load])
  if (!answer) return <Waiting text="Loading templates..." />
  if (!answer.ok) return <FailedState title="Failed to load the templates" failure={answer.failure} onRetry={load} />
  if (answer.data.length === 0) return <p className="muted">An administrator has not offered any job titles.</p>
  return (
    <ul className="bare tiles tile-14 gap-2">
      {answer.data.map(({ title, hasTemplate }) => (
        <li key={title}>
          <Link
            to={newAddress(title)}
            className="choice-frame flex flex-col justify-center border-box h-full min-h-11 pad-tight outlined rounded-3 text-strong medium no-underline break-anywhere"
          >
            {title}
            {!hasTemplate && <span className="small muted">Only the parts, with hints</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
