import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'

interface CorrectButtonProps {
  candidateId: string
  name: string
}

/** Opens what was read so that it can be corrected; not there for whoever only reads. */
export const CorrectButton = ({ candidateId, name }: CorrectButtonProps) => {
  const mayChange = useMayChange()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  const { part: Correct, load } = useLazyComponent(async () => (await import('./correct-dialog.tsx')).CorrectDialog)
  if (!mayChange) return null
  const handleClose = (hasChanged: boolean) => {
    setOpen(false)
    if (hasChanged) void refresh()
  }
  return (
    <>
      <Button variant="soft" color="gray" size="1" aria-haspopup="dialog" onClick={async () => setOpen(await load())}>
        Correct what was read
      </Button>
      {Correct && open && <Correct candidateId={candidateId} name={name} onClose={handleClose} />}
    </>
  )
}
