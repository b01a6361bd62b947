import { Button } from '@radix-ui/themes'
import type { CandidateRecord } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'
import { nameOf, useResume } from '../resume-actions.tsx'

/** In the place of reasons, where nothing of a resume could be read: why, whose words name and address are, and the file itself. */
export const UnreadNote = ({ record, reason }: { record: CandidateRecord; reason: string }) => {
  const { view } = useResume()
  return (
    <Notice tone="warning">
      <strong>This resume could not be read</strong>
      <p>{reason}</p>
      <p>There is no score. Name, email and phone are what the applicant typed; a person has to look at the file.</p>
      {!record.blindReview && (
        <Button variant="soft" color="gray" onClick={() => void view(record.resumeId._id)}>
          Open the file<span className="visually-hidden"> of {nameOf(record)}, in a new tab</span>
        </Button>
      )}
    </Notice>
  )
}
