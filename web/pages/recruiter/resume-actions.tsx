import { Button } from '@radix-ui/themes'
import { at } from '../../address.ts'
import { saidAfter } from '../../api/client.ts'
import type { CandidateRecord, ResumeData } from '../../api/matching.ts'
import { resumeLink } from '../../api/resume-link.ts'
import { refusalAt } from '../../components/refusal-note.ts'

/** The address of a resume, or why there is none: the call failed, or its answer names none. */
async function urlOf(id: string, failed: string, options?: { download: boolean }) {
  const answer = await resumeLink(id, options)
  if (!answer.ok) return { url: null, problem: saidAfter(failed, answer.failure) }
  const { success, url, error = '' }: { success: boolean; url?: string; error?: string } = answer.data
  return { url: success && url ? url : null, problem: saidAfter('Failed to get resume URL', { error }) }
}

/** Opens a resume in a new tab, or hands it to the browser as a download. */
export const useResume = () => {
  const view = async (id: string | null) => {
    const refuse = refusalAt()
    if (!id) return refuse('No resume selected')
    // Opened before anything is awaited: later the browser would take it for an unasked pop-up.
    const tab = window.open('', '_blank')
    if (!tab) return refuse('Failed to open resume')
    tab.opener = null
    const { url, problem } = await urlOf(id, 'Failed to access resume')
    if (url) return tab.location.replace(at(url))
    tab.close()
    refuse(problem)
  }

  const download = async (id: string | null) => {
    const refuse = refusalAt()
    if (!id) return refuse('No resume selected')
    const { url, problem } = await urlOf(id, 'Failed to initiate download', { download: true })
    if (!url) return refuse(problem)
    window.location.assign(at(url))
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
