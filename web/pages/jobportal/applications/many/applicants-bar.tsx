import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { ApplicationRecord } from '../../../../api/applications.ts'
import { useLazyComponent } from '../../../../components/use-lazy-component.ts'
import { ChosenBar } from '../../../recruiter/bulk/chosen-bar.tsx'
import type { ApplicantDeed } from './many-applicants.tsx'

interface ApplicantsBarProps {
  people: readonly ApplicationRecord[]
  /** Of them, those who are not in the list as it is filtered. */
  elsewhere: number
  onChanged: (record: ApplicationRecord) => void
  /** They were written to: the list is to be read again. */
  onWritten: () => void
  onClear: () => void
}

const deeds: [ApplicantDeed, string][] = [
  ['status', 'Set status'],
  ['reject', 'Reject'],
  ['write', 'Email'],
]

/** Stands at the foot of the window while applicants are chosen: what can be done with all of them. */
export const ApplicantsBar = ({ people, elsewhere, onChanged, onWritten, onClear }: ApplicantsBarProps) => {
  const { part: Many, load } = useLazyComponent(async () => (await import('./many-applicants.tsx')).ManyApplicants)
  /** Who was chosen when the dialog opened: nobody comes in or goes out under it. */
  const [opened, setOpened] = useState<{ deed: ApplicantDeed; people: readonly ApplicationRecord[] } | null>(null)
  return (
    <>
      <ChosenBar
        label="Chosen applicants"
        count={people.length}
        note={elsewhere > 0 && `, ${elsewhere.toLocaleString('en')} of them not in the list as it is filtered`}
        onClear={onClear}
      >
        {deeds.map(([deed, text]) => (
          <Button
            key={deed}
            variant="soft"
            color={deed === 'reject' ? 'red' : 'gray'}
            aria-haspopup="dialog"
            onClick={async () => (await load()) && setOpened({ deed, people })}
          >
            {text}
          </Button>
        ))}
      </ChosenBar>
      {Many && opened && (
        <Many
          what={opened.deed}
          records={opened.people}
          onChanged={onChanged}
          onWritten={onWritten}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
