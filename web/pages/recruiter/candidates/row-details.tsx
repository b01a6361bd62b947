import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type ListedRecord, wholeCandidate } from '../../../api/candidates.ts'
import { callApi, said } from '../../../api/client.ts'
import { activityAddress } from '../../../api/hiring.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { candidateHistory, duplicatesAddress, historyAddress, type PersonHistoryAnswer } from '../../../api/people.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useMayChange } from '../../../state/user.ts'
import { nameOf, useResume } from '../resume-actions.tsx'
import { isCandidate } from './candidate-row.tsx'
import { loadSheet } from './use-sheet.ts'

interface RowDetailsProps {
  record: ListedRecord
  id: string
  /** Opens the evidence, or the reasons of somebody who was not ranked yet. */
  onEvidence: (record: ListedRecord, button: HTMLElement) => void
}

/** What a row opens: what was read from the resume, and the ways to everything else about this person. */
export const RowDetails = ({ record, id, onEvidence }: RowDetailsProps) => {
  const { download } = useResume()
  const isRanked = isCandidate(record)
  const mayChange = useMayChange()
  return (
    <section id={id} className="row-details" aria-label={`Details of ${nameOf(record)}`}>
      {/* Before what comes later: a button must not move away under the pointer. */}
      <p className="flex flex-wrap gap-2 mb-4">
        <Button
          size="2"
          variant="soft"
          color="gray"
          aria-haspopup="dialog"
          onPointerEnter={loadSheet}
          onClick={({ currentTarget }) => onEvidence(record, currentTarget)}
        >
          {isRanked ? 'See the evidence' : 'See the reasons'}
          <span className="visually-hidden"> for {nameOf(record)}</span>
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={() => download(record.resumeId._id)}>
          Download
          <span className="visually-hidden"> the resume of {nameOf(record)}</span>
        </Button>
        {isRanked && (
          <Button size="2" variant="soft" color="gray" asChild>
            <Link to={activityAddress(record._id)}>Stage, notes and tasks</Link>
          </Button>
        )}
        {isRanked && mayChange && <TellButton record={record} />}
      </p>
      {/* Recommendations come whole: only lists of candidates are shortened. */}
      {isRanked ? <Facts key={record._id} of={record} /> : <FactList record={record as ListedRecord & CandidateRecord} />}
      {isRanked && <Person key={`person ${record._id}`} of={record} />}
    </section>
  )
}

/** The dialog comes only when somebody wants it. */
const TellButton = ({ record }: { record: ListedRecord }) => {
  const [isOpen, setOpen] = useState(false)
  const { part: NoticeDialog, load } = useLazyComponent(async () => (await import('../privacy/notice-dialog.tsx')).NoticeDialog)
  const handleOpen = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={handleOpen}>
        Send privacy notice
        <span className="visually-hidden"> to {nameOf(record)}</span>
      </Button>
      {isOpen && NoticeDialog && <NoticeDialog candidateId={record._id} name={nameOf(record)} onClose={() => setOpen(false)} />}
    </>
  )
}

const Facts = ({ of: record }: { of: ListedRecord }) => {
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof wholeCandidate>> | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again may have another score, and another try asks again
  useEffect(() => {
    let isOver = false
    wholeCandidate(record._id).then((found) => !isOver && setAnswer(found))
    return () => {
      isOver = true
    }
  }, [record, attempt])
  if (!answer) return <Skeleton lines={3} label="Loading details..." />
  if (answer.ok) return <FactList record={answer.data} />
  return (
    <p className="m-0 text-danger" role="alert">
      {said(answer.failure, 'The details could not be loaded.')}{' '}
      <Button variant="soft" color="gray" size="1" onClick={() => setAttempt((before) => before + 1)}>
        Try again
      </Button>
    </p>
  )
}

/** Other resumes of the same person, and others who may be the same one. Says nothing when there is nothing to say. */
const Person = ({ of: record }: { of: ListedRecord }) => {
  const [history, setHistory] = useState<PersonHistoryAnswer | null>(null)
  useEffect(() => {
    let isOver = false
    candidateHistory(callApi, record._id).then((answer) => !isOver && answer.ok && setHistory(answer.data))
    return () => {
      isOver = true
    }
  }, [record._id])
  if (!history) return null
  const { versions, ranked, possible, _id } = history
  if (versions.length < 2 && ranked.length < 2 && possible === 0) return null
  return (
    <p className="gap-1-4 flex flex-wrap mt-3">
      {(versions.length > 1 || ranked.length > 1) && (
        <Link to={historyAddress(record._id)}>
          {versions.length > 1 ? `${versions.length} versions of the resume` : '1 resume'}, ranked{' '}
          {ranked.length === 1 ? 'once' : `${ranked.length} times`}
        </Link>
      )}
      {possible > 0 && <Link to={duplicatesAddress({ person: _id })}>May be here twice: look at the reasons</Link>}
    </p>
  )
}

const FactList = ({ record }: { record: CandidateRecord }) => {
  const [{ 'Resume Data': data, Analysis }] = record.matchingResult
  return (
    <dl className="cards tile-12 gap-3-5">
      <Fact name="Email" values={data.email ? [data.email] : []} />
      {data.mobile_number && <Fact name="Phone" values={[data.mobile_number]} />}
      <Fact name="Designation" values={data.designation} />
      <Fact name="Degree" values={data.degree} />
      <Fact name="Companies" values={data.company_names} />
      <Fact name="Skills" values={data.skills} wide />
      {Analysis.missingMusts.length > 0 && <Fact name="Missing must-haves" values={Analysis.missingMusts} wide />}
    </dl>
  )
}

const Fact = ({ name, values, wide }: { name: string; values: readonly string[]; wide?: boolean }) => (
  <div data-wide={wide || undefined}>
    <dt className="small medium">{name}</dt>
    <dd className="break-anywhere">
      {values.length > 0 ? values.join(', ') : <span className="muted">Not found in the resume</span>}
    </dd>
  </div>
)
