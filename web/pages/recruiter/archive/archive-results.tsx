import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ArchiveRecord, rankStored } from '../../../api/archive.ts'
import { said } from '../../../api/client.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { Refusal } from '../../../components/form-footer.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { ChooseAll } from '../../../components/table/choose-all.tsx'
import { ChooseBox } from '../../../components/table/choose-box.tsx'
import { useChosen } from '../../../components/table/use-chosen.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useMayChange } from '../../../state/user.ts'
import { LazyPeopleBar } from '../bulk/lazy-people-bar.tsx'
import type { ChosenPerson } from '../bulk/outcome.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { asHeading, countedComponents } from '../reasons/points.ts'
import { Quotes } from '../reasons/quotes.tsx'
import { useResume } from '../resume-actions.tsx'

interface ArchiveResultsProps {
  job: string
  results: ArchiveRecord[]
  /** Resumes that were looked at. */
  total: number
}

/** The best of all stored resumes, each with why. */
export const ArchiveResults = ({ job, results, total }: ArchiveResultsProps) => {
  const showToast = useShowToast()
  const mayChange = useMayChange()
  const [ranked, setRanked] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ of: string; text: string } | null>(null)
  const [ranking, setRanking] = useState<readonly ChosenPerson[] | null>(null)
  const { part: RankMany, load } = useLazyComponent(async () => (await import('./rank-many.tsx')).RankMany)
  const stored = results.map((result) => ({ _id: result.resumeId._id, name: calledName(result) }))
  const chosen = useChosen(job, stored)
  const candidates = new Map(results.map(({ resumeId: { _id }, candidateId }) => [_id, ranked[_id] ?? candidateId]))
  const people = chosen.rows.flatMap(({ _id, name }) => {
    const candidate = candidates.get(_id)
    return candidate ? [{ _id: candidate, name }] : []
  })
  const unranked = chosen.rows.filter(({ _id }) => !candidates.get(_id))
  const takeRanked = (resumeId: string, candidateId: string) => setRanked((before) => ({ ...before, [resumeId]: candidateId }))
  const handleRank = async (result: ArchiveRecord) => {
    const { _id } = result.resumeId
    setBusy(_id)
    setRefusal(null)
    const answer = await rankStored(job, _id)
    setBusy(null)
    if (!answer.ok) {
      const text = said(answer.failure, 'This resume could not be ranked. Check your connection and try again.')
      return setRefusal({ of: _id, text })
    }
    takeRanked(_id, answer.data._id)
    showToast('success', `${calledName(result)} is now ranked for this position`)
  }
  return (
    <section className="stack gap-3" aria-label="Results">
      <p className="muted" role="status">
        The best {results.length.toLocaleString('en')} of {total.toLocaleString('en')} stored {total === 1 ? 'resume' : 'resumes'}
        , best match first
      </p>
      <ChooseAll chosen={chosen} shown={stored.length} total={stored.length} />
      <ol className="bare divided outlined rounded-4 surface">
        {results.map((result, index) => (
          <Result
            key={result.resumeId._id}
            result={result}
            rank={index + 1}
            candidateId={ranked[result.resumeId._id] ?? result.candidateId}
            busy={busy === result.resumeId._id}
            refusal={refusal?.of === result.resumeId._id ? refusal.text : null}
            checked={chosen.has(result.resumeId._id)}
            onChoose={(range) => chosen.choose(index, range)}
            onRank={mayChange ? () => handleRank(result) : null}
          />
        ))}
      </ol>
      <LazyPeopleBar people={people} others={unranked.length} onClear={chosen.clear}>
        {mayChange && unranked.length > 0 && (
          <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={async () => (await load()) && setRanking(unranked)}>
            Rank {unranked.length.toLocaleString('en')} for this job
          </Button>
        )}
      </LazyPeopleBar>
      {RankMany && ranking && (
        <RankMany
          job={job}
          people={ranking}
          onRanked={takeRanked}
          // Whoever was chosen stays chosen: now the rest can be done with them.
          onClose={() => setRanking(null)}
        />
      )}
    </section>
  )
}

interface ResultProps {
  result: ArchiveRecord
  rank: number
  candidateId: string | null
  busy: boolean
  /** Why they could not be ranked. */
  refusal: string | null
  checked: boolean
  onChoose: (range: boolean) => void
  /** Null for whoever may only look. */
  onRank: (() => void) | null
}

/** Skills that are named before somebody asks for all. */
const shownSkills = 8

/** Whom a result is about; the file where no name was found. */
const calledName = ({ name, resumeId }: ArchiveRecord) => name ?? resumeId.filename

const Result = ({ result, rank, candidateId, busy, refusal, checked, onChoose, onRank }: ResultProps) => {
  const { name, designation, resumeId, percentage, confidence, requirements, missingMusts, warnings } = result
  const { view } = useResume()
  const who = calledName(result)
  const shown = requirements.filter(({ state, must }) => state === 'met' && must).map(({ label }) => label)
  return (
    <li className="archive-result grid gap-2-5 pad-wide narrow-1 narrow-p-4" aria-label={who}>
      <div className="archive-who">
        <div className="flex items-center gap-2">
          <ChooseBox name={who} checked={checked} onChoose={onChoose} />
          <h2 className="large break-anywhere">
            <span className="rank muted strong">{rank}</span> {who}
          </h2>
        </div>
        <p className="small muted break-anywhere mb-1">{name ? (designation ?? resumeId.filename) : 'The name was not found'}</p>
        {candidateId && <StatusBadge tone="success">Ranked for this position</StatusBadge>}
      </div>
      <MatchMeter percentage={percentage} confidence={confidence} />
      <div className="archive-why">
        {shown.length > 0 && (
          <p className="mb-1 break-anywhere">
            <b>Shows</b> {shown.slice(0, shownSkills).join(', ')}
            {shown.length > shownSkills && ` and ${shown.length - shownSkills} more`}
          </p>
        )}
        {missingMusts.length > 0 && (
          <p className="mb-1 break-anywhere">
            <b>Does not show</b> {missingMusts.slice(0, shownSkills).join(', ')}
            {missingMusts.length > shownSkills && ` and ${missingMusts.length - shownSkills} more`}
          </p>
        )}
        {warnings.length > 0 && <p className="text-warning mb-1 break-anywhere">{warnings[0]}</p>}
        <Reasons result={result} who={who} />
      </div>
      <div className="archive-actions stack gap-2 items-stretch">
        <button
          type="button"
          className="row-button grid place-center no-underline"
          onClick={() => view(resumeId._id)}
          aria-label={`View pdf of ${who}, opens in a new tab`}
        >
          View pdf
        </button>
        {candidateId ? (
          <Link
            className="row-button grid place-center no-underline"
            to={candidateAddress(candidateId)}
            aria-label={`Evidence for ${who}`}
          >
            Evidence
          </Link>
        ) : (
          onRank && (
            <button type="button" className="row-button grid place-center no-underline" disabled={busy} onClick={onRank}>
              {busy ? 'Ranking...' : 'Rank for this job'}
              <span className="visually-hidden">: {who}</span>
            </button>
          )
        )}
        {refusal && <Refusal>{refusal}</Refusal>}
      </div>
    </li>
  )
}

const Reasons = ({ result: { components, percentage }, who }: { result: ArchiveRecord; who: string }) => (
  <details className="archive-reasons">
    <summary>
      Where the {percentage}% comes from<span className="visually-hidden">: {who}</span>
    </summary>
    <ul className="bare stack gap-3">
      {countedComponents(components, percentage).map((component) => (
        <li key={component.name}>
          <p className="mb-1 break-anywhere">
            <b>{asHeading(component.name)}</b>, {component.earned} of {component.possible} points. {component.summary}
          </p>
          <Quotes evidence={component.evidence} />
        </li>
      ))}
    </ul>
  </details>
)
