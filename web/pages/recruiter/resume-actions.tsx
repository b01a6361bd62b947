import { Button } from '@radix-ui/themes'
import { at } from '../../address.ts'
import { said } from '../../api/client.ts'
import type { CandidateRecord, ResumeData } from '../../api/matching.ts'
import { resumeLink } from '../../api/matching.ts'
import { useShowToast } from '../../state/toasts.ts'

/** Opens a resume in a new tab, or hands it to the browser as a download. */
export const useResume = () => {
  const showToast = useShowToast()

  const view = async (id: string | null) => {
    if (!id) return showToast('error', 'No resume selected')
    // Opened before anything is awaited: later the browser would take it for an unasked pop-up.
    const tab = window.open('', '_blank')
    if (!tab) return showToast('error', 'Failed to open resume')
    tab.opener = null
    const answer = await resumeLink(id)
    if (answer.ok) {
      tab.location.replace(at(answer.data.url))
      return
    }
    tab.close()
    showToast('error', said(answer.failure, 'Failed to access resume'))
  }

  const download = async (id: string | null) => {
    if (!id) return showToast('error', 'No resume selected')
    const answer = await resumeLink(id, { download: true })
    if (!answer.ok) return showToast('error', said(answer.failure, 'Failed to initiate download'))
    window.location.assign(at(answer.data.url))
  }

  return { view, download }
}

/** What of a record tells who it is. */
export type Somebody = Pick<CandidateRecord, 'resumeId' | 'blindReview'> & {
  matchingResult: [{ 'Resume Data': Pick<ResumeData, 'name'> }]
}

export const ViewPdf = ({ record }: { record: Somebody }) => {
  const { view } = useResume()
  // The file shows who somebody is.
  if (record.blindReview) return <span className="small muted">File hidden</span>
  return (
    <Button variant="soft" color="gray" size="1" onClick={() => view(record.resumeId._id)}>
      View pdf
      <span className="visually-hidden"> of {nameOf(record)}, opens in a new tab</span>
    </Button>
  )
}

export const Download = ({ record }: { record: CandidateRecord }) => {
  const { download } = useResume()
  if (record.blindReview) return null
  return (
    <Button variant="soft" color="gray" size="1" onClick={() => download(record.resumeId._id)}>
      Download
      <span className="visually-hidden"> the resume of {nameOf(record)}</span>
    </Button>
  )
}

export const nameOf = ({ matchingResult: [{ 'Resume Data': data }], resumeId }: Somebody): string =>
  data.name ?? resumeId.filename
