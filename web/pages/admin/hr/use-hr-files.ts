import { at } from '../../../address.ts'
import type { CallResult } from '../../../api/client.ts'
import { applicationFile, jobFile } from '../../../api/hr.ts'
import { refusalAt } from '../../../components/refusal-note.ts'

interface Sentences {
  /** There is no file to be had. */
  none: string
  /** Asking for it did not work. */
  failed: string
}

/** Opens files of companies and applicants in a new tab. */
export const useHrFiles = () => {
  const open = async (find: () => Promise<CallResult<{ url?: string }>>, { none, failed }: Sentences) => {
    const refuse = refusalAt()
    // Opened before anything is awaited: later the browser would take it for an unasked pop-up.
    const tab = window.open('', '_blank')
    if (!tab) return refuse(failed)
    tab.opener = null
    const answer = await find()
    if (answer.ok && answer.data.url) return tab.location.replace(at(answer.data.url))
    tab.close()
    refuse(answer.ok || answer.failure.status === 404 ? none : failed)
  }

  return {
    openJobFile: (jobId: string) =>
      open(() => jobFile(jobId), {
        none: 'Could not retrieve job description file',
        failed: 'Error opening job description file',
      }),
    openResume: (applicationId: string) =>
      open(() => applicationFile(applicationId), {
        none: 'Could not retrieve resume file',
        failed: 'Could not retrieve resume file',
      }),
  }
}
