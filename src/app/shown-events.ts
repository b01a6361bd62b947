import type { BlindReview } from '#src/blindreview/index.ts'
import type { LiveFrame } from '#src/contracts/live.ts'
import { plainFrame, type Shown } from '#src/http/live-windows.ts'
import type { JobPortal } from '#src/jobportal/index.ts'
import type { announcements } from './announce.ts'

interface Others {
  blindReview: Pick<BlindReview, 'candidates' | 'applications'>
  recordOf: ReturnType<typeof announcements>['recordOf']
  jobPortal: () => Pick<JobPortal, 'liveRecordOf'>
}

/**
 * What open windows are shown of an event. Records are read when they are told, and by whoever has a window for them: they show the
 * candidate as they are by then, and nobody who is hidden, or erased, by then.
 */
export function shownEvents({ blindReview, recordOf, jobPortal }: Others): Shown {
  const veiled = async (workspaceId: string, frame: LiveFrame, of: keyof typeof blindReview = 'candidates') => {
    const veil = await blindReview[of].of(workspaceId)
    const [name, data] = frame
    return veil ? ([name, veil.answer(data)] as LiveFrame) : frame
  }
  return (workspaceId, event) => {
    switch (event.kind) {
      case 'candidate-changed':
        return recordOf(workspaceId, event.candidateId).then(
          (candidate) => candidate && veiled(workspaceId, ['apiResponseUpdated', candidate]),
        )
      case 'application-received':
        return jobPortal()
          .liveRecordOf(event.applicationId)
          .then((application) => application && veiled(workspaceId, ['applicationReceived', application], 'applications'))
      case 'assessment-changed':
      case 'upload-progress':
        return veiled(workspaceId, plainFrame(event))
      default:
        return plainFrame(event)
    }
  }
}
