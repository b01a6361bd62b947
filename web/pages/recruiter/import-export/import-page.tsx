import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { said } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { type ImportChoice, type ImportRecord, startImport } from '../../../api/import-export.ts'
import type { WorkspaceArchivesAnswer } from '../../../api/workspace-archives.ts'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { CheckReport } from './check-report.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { FieldReport } from './field-report.tsx'
import { complaintAbout, FileCard } from './file-card.tsx'
import { ImportProgress } from './import-progress.tsx'
import { type ChosenJob, JobChoice } from './job-choice.tsx'
import { OtherSystem } from './other-system.tsx'
import { useCheck } from './use-check.ts'
import { useFollowing } from './use-following.ts'
import { WorkspaceArchiveSection } from './workspace-archive.tsx'

export interface ImportData {
  /** Saved job descriptions, newest first. */
  jobs: ChosenJob[]
  /** Named in the address. */
  job: ChosenJob | null
  /** Archives of the whole workspace; null for whoever owns none. */
  archives: WorkspaceArchivesAnswer | null
  /** An import that is still under way. */
  running: ImportRecord | null
}

export const ImportPage: Page<ImportData> = () => {
  const data = usePageData(ImportPage)
  const [job, setJob] = useState(data.job)
  const [started, setStarted] = useState(data.running)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { files, choice, check, isChecking, problem: unread, begin, choose, again, clear } = useCheck(data.job?._id ?? null)
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const record = useFollowing(started)

  const handleFiles = (chosen: File[]) => {
    const wrong = complaintAbout(chosen)
    setComplaint(wrong)
    setProblem(null)
    if (!wrong) void begin(chosen)
  }
  const handleChoice = (next: Partial<ImportChoice>) => {
    setProblem(null)
    choose(next)
  }
  const handleJob = (next: ChosenJob | null) => {
    setJob(next)
    handleChoice({ jobId: next?._id ?? null })
  }
  const handleRemove = () => {
    clear()
    setComplaint(null)
    setProblem(null)
  }
  const handleImport = async () => {
    if (!job || !check) return
    const chosen = { ...choice, mapping: choice.mapping ?? check.columns?.mapping ?? null, jobId: job._id }
    // The same attempt has one effect, however often it is sent.
    const of = JSON.stringify([files.map(({ name, size, lastModified }) => [name, size, lastModified]), chosen])
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    setSending(true)
    setProblem(null)
    const answer = await startImport(files, chosen, attempt.current.key)
    setSending(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The import could not be sent. Check your connection and try again.'))
    attempt.current = undefined
    clear()
    setStarted(answer.data)
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <PageHeading title="Import people">
        Bring candidates from another system. You see what happens to each row before anything is stored.
      </PageHeading>
      {record ? (
        <ImportProgress record={record} onAnother={() => setStarted(null)} />
      ) : (
        <div className="import stack gap-5">
          <div className="split">
            <FileCard files={files} disabled={sending} complaint={complaint} onChoose={handleFiles} onRemove={handleRemove} />
            <JobChoice job={job} hasSaved={data.jobs.length > 0} disabled={sending} onChange={handleJob} />
          </div>
          {unread && (
            <Notice tone="error" announce>
              <strong>{unread}</strong>
              <Button variant="soft" color="gray" onClick={again}>
                Try again
              </Button>
            </Notice>
          )}
          {isChecking && !check && <Waiting text="Checking every row..." />}
          {check && (check.recognised !== null || check.fields.length > 0) && (
            <OtherSystem
              check={check}
              sourceJob={choice.sourceJob}
              disabled={sending || isChecking}
              onSourceJob={(sourceJob) => handleChoice({ sourceJob })}
              onStages={(stages) => handleChoice({ stages })}
            />
          )}
          {check?.columns && (
            <ColumnMapping
              columns={check.columns}
              notices={check.notices}
              disabled={sending || isChecking}
              onChange={(mapping) => handleChoice({ mapping })}
            />
          )}
          {check && (
            <div className="import-report" aria-busy={isChecking}>
              <CheckReport key={check.filename} check={check} />
            </div>
          )}
          {check && check.fields.length > 0 && <FieldReport fields={check.fields} filename={check.filename} />}
          {problem && (
            <Notice tone="error" announce>
              <strong>{problem}</strong>
              <p>Nothing of this file was stored.</p>
            </Notice>
          )}
          {check && (
            <div className="row row-between flex-wrap gap-3">
              <div>
                <p className="muted">{nextStep(check.taken, check.quota, job !== null)}</p>
                {check.columns && check.columns.mapping.email === undefined && (
                  <p className="field-error">No column holds email addresses: nobody in this file could be written to.</p>
                )}
              </div>
              <Button size="3" disabled={!job || check.taken === 0 || sending || isChecking} onClick={handleImport}>
                {sending ? 'Importing...' : `Import ${people(check.taken)}`}
              </Button>
            </div>
          )}
        </div>
      )}
      {data.archives && <WorkspaceArchiveSection archives={data.archives} />}
    </>
  )
}

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`)

const nextStep = (taken: number, { needed, remaining }: { needed: number; remaining: number | null }, hasJob: boolean) => {
  if (taken === 0) return 'No row of this file can be imported.'
  if (remaining !== null && needed > remaining) return `You can only upload ${remaining} more resumes with your current plan`
  if (!hasJob) return 'Now choose a job description.'
  if (remaining === null) return 'Each of them is read and ranked.'
  return `This uses ${needed} of the ${remaining} resumes your plan has left.`
}
