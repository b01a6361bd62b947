import { Button } from '@radix-ui/themes'
import type { ListedRecord } from '../../../api/candidates.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { ReasonsPanel } from '../reasons/reasons-panel.tsx'
import { nameOf } from '../resume-actions.tsx'

/** Why somebody is recommended who has not been ranked for this position: there is no evidence page for them yet. */
export const HistoryReasons = ({ record, onClose }: { record: ListedRecord; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={nameOf(record)}
    description={`From your history: not submitted for ${record.jobDescriptionId.title || 'this position'} yet. Upload the resume with this job description to rank it.`}
    width="56rem"
  >
    {/* Recommendations come whole: only lists of candidates are shortened. */}
    <ReasonsPanel record={record as ListedRecord & CandidateRecord} id="history-reasons" />
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
)
