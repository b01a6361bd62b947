import { useEffect, useState } from 'react'
import { type BlindPersonRecord, blindApplicant, revealApplicant } from '../../../../api/blind-review.ts'
import { BlindNoteView } from '../../../../components/blind-note-view.tsx'
import { callAsCompany } from '../../../../state/company.ts'

interface BlindApplicantProps {
  id: string
  name: string
  isHidden: boolean
  onRevealed: () => void
}

/** Says on an application that its applicant is hidden, or that they were revealed. */
export const BlindApplicant = ({ id, name, isHidden, onRevealed }: BlindApplicantProps) => {
  const [person, setPerson] = useState<BlindPersonRecord | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once they are revealed
  useEffect(() => {
    let isHere = true
    void callAsCompany(blindApplicant(id)).then((answer) => isHere && answer.ok && setPerson(answer.data))
    return () => {
      isHere = false
    }
  }, [id, isHidden])
  return (
    <BlindNoteView
      {...{ name, isHidden, person, onRevealed }}
      mayReveal
      audience="everybody of your company"
      reveal={(reason, note) => callAsCompany(revealApplicant(id, reason, note))}
    />
  )
}
