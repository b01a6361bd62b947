import { Button } from '@radix-ui/themes'
import type { OfferedAnswer } from '../../../api/scheduling.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useCopying } from '../../../components/use-copying.ts'

/** The link, this once, and where the mail goes. */
export const OfferedNote = ({ offered: { link, to }, onClose }: { offered: OfferedAnswer; onClose: () => void }) => {
  const copy = useCopying('Link copied', 'Your browser does not let this page copy. Select the link and copy it yourself.')
  return (
    <div className="stack gap-4">
      {to ? (
        <Notice tone="success" announce>
          <p>The invitation is on its way to {to}. The candidate’s timeline shows whether it was delivered.</p>
        </Notice>
      ) : (
        <Notice tone="warning" announce>
          <p>No email address was found in this resume, so no email was sent. Give the candidate this link yourself.</p>
        </Notice>
      )}
      <TextField
        label="The candidate’s link"
        hint="Shown only now. Whoever has it can choose a time for this candidate."
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogActions>
        <Button variant="soft" color="gray" onClick={() => void copy(link)}>
          Copy the link
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </div>
  )
}
