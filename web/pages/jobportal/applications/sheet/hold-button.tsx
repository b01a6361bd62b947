import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type ApplicationRecord, holdApplication, liftApplicationHold } from '../../../../api/applications.ts'
import { HoldDialog } from '../../../../components/hold-dialog.tsx'
import { callAsCompany } from '../../../../state/company.ts'

interface HoldButtonProps {
  record: ApplicationRecord
  onChanged: (record: ApplicationRecord) => void
}

export const HoldButton = ({ record, onChanged }: HoldButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const { _id, candidateName, hold } = record
  return (
    <>
      <Button variant="soft" color="gray" size="1" onClick={() => setOpen(true)}>
        {hold ? 'Lift hold' : 'Hold'}
        <span className="visually-hidden"> on the application of {candidateName}</span>
      </Button>
      {isOpen && (
        <HoldDialog
          name={candidateName}
          hold={hold}
          explanation="While the hold is on, this application cannot be deleted, by a retention period or by a person. The applicant does not see the reason."
          afterLift="After that this application can be deleted like any other."
          put={(reason) => callAsCompany(holdApplication(_id, reason))}
          lift={() => callAsCompany(liftApplicationHold(_id))}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
