import { useEffect } from 'react'
import type { ApplicationDetail, ApplicationRecord } from '../../../../api/applications.ts'
import { EvidencePart } from '../reject/evidence-part.tsx'
import { useEvidence } from '../reject/use-evidence.ts'

interface ApplicantEvidenceProps {
  record: ApplicationRecord
  onOpened: (detail: ApplicationDetail) => void
}

/** The evidence of one of several, opened by the press that led here; only a file that is to be saved waits for another one. */
export const ApplicantEvidence = ({ record, onOpened }: ApplicantEvidenceProps) => {
  const { opened, open } = useEvidence(record, null)
  const handleOpen = async () => {
    const detail = await open()
    if (detail) onOpened(detail)
  }
  const opensItself = !record.match.isWaiting && record.match.unreadable === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when it was read meanwhile
  useEffect(() => {
    if (opensItself) void handleOpen()
  }, [opensItself])
  return <EvidencePart record={record} opened={opened} onOpen={() => void handleOpen()} />
}
