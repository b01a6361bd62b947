import { Button } from '@radix-ui/themes'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { maximumResumes } from '#src/matching/constants.ts'
import { Refusal } from '../../components/form-footer.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PlanEnded } from '../../components/plan-ended.tsx'
import { SignInAgain } from '../../components/sign-in-again.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useToastsAt } from '../../state/toasts.ts'
import { isStored, type UploadType, uploadAtom } from '../../state/upload.ts'
import { useUploadProgress } from '../../state/upload-progress.ts'
import { useSubmit } from '../../state/upload-submit.ts'
import { useUser } from '../../state/user.ts'
import { JobCard } from './upload/job-card.tsx'
import { ResumeCard } from './upload/resume-card.tsx'
import { SendingPanel } from './upload/sending-panel.tsx'

export interface UploadData {
  types: UploadType[]
}

export const UploadPage: Page<UploadData> = () => {
  const { types } = usePageData(UploadPage)
  const upload = useAtomValue(uploadAtom)
  const { send, dropSignIn } = useSubmit()
  const user = useUser()
  useToastsAt('bottom-right')
  useUploadProgress()
  const { resumes, job, phase, problem } = upload
  const sending = phase === 'sending'
  useWarningBeforeLeaving(sending && !isStored(upload))
  useMissedDrops()
  return (
    <>
      <PageHeading title="AI Matching">
        Add resumes and one job description. You get a ranking in which every percentage shows its reasons.
      </PageHeading>
      <PlanEnded user={user} />
      <div className="split">
        <ResumeCard types={types} disabled={sending} />
        <JobCard types={types} disabled={sending} />
      </div>
      <div className="upload-submit stack mt-5">
        {problem && !sending && (
          <Refusal>
            <strong>{problem}</strong>
            {resumes.length > 0 && job && <p>Nothing is lost: the files you chose are still here.</p>}
            {resumes.length > 0 && job && (
              <Button variant="soft" color="gray" onClick={send}>
                Try again
              </Button>
            )}
          </Refusal>
        )}
        {sending ? (
          <SendingPanel upload={upload} />
        ) : (
          <div className="row row-between">
            <p className="muted">{nextStep(resumes.length, job !== null)}</p>
            <Button size="3" disabled={resumes.length === 0 || !job} onClick={send}>
              Submit Files
            </Button>
          </div>
        )}
      </div>
      <SignInAgain open={phase === 'signIn'} email={user?.email} onSignedIn={send} onClose={dropSignIn} />
    </>
  )
}

const nextStep = (resumes: number, hasJob: boolean): string => {
  const counted = resumes === 1 ? '1 resume' : `${resumes} resumes`
  if (resumes === 0) return hasJob ? 'Add at least one resume to go on.' : `Up to ${maximumResumes} resumes at a time.`
  return hasJob ? `${counted} will be ranked against this job description.` : `${counted} chosen. Now add a job description.`
}

const useWarningBeforeLeaving = (active: boolean) =>
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])

/** A file dropped beside a card would make the browser leave for that file. */
const useMissedDrops = () =>
  useEffect(() => {
    const ignore = (event: DragEvent) => event.preventDefault()
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
