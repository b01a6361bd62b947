import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useMayChange } from '../../../state/user.ts'

/** Opens who is named on a job; for those who name people. */
export const PeopleButton = ({ job }: { job: string }) => {
  const [open, setOpen] = useState(false)
  const dialog = useLazyComponent(async () => (await import('./people-dialog.tsx')).PeopleDialog)
  if (!useMayChange()) return null
  return (
    <>
      <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={async () => setOpen(await dialog.load())}>
        People on this job
      </Button>
      {dialog.part && open && <dialog.part job={job} onClose={() => setOpen(false)} />}
    </>
  )
}
