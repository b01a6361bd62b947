import { type StageMapping, systemNames } from '#src/import-export/constants.ts'
import type { ImportCheckAnswer } from '../../../api/import-export.ts'
import { Notice } from '../../../components/notice.tsx'

interface OtherSystemProps {
  check: ImportCheckAnswer
  /** Of its jobs, the one whose people come; '' for all. */
  sourceJob: string
  disabled: boolean
  onSourceJob: (title: string) => void
  onStages: (stages: StageMapping) => void
}

const count = (many: number, one: string, several: string) =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString('en')} ${several}`

/** Which system an export comes from, what comes along, and where the people of its steps are put. */
export const OtherSystem = ({ check, sourceJob, disabled, onSourceJob, onStages }: OtherSystemProps) => {
  const { recognised, brings, jobs, stages, ownStages } = check
  const name = recognised ? systemNames[recognised.system] : 'the other system'
  const chosen = Object.fromEntries(stages.map((stage) => [stage.name, stage.to]))
  return (
    <section className="panel stack gap-3" aria-labelledby="system-heading">
      <h2 id="system-heading">{recognised ? `From ${name}` : 'From another system'}</h2>
      <p className="muted">
        {recognised
          ? `It comes from ${name}: ${recognised.why}.`
          : 'Its columns say what happened in another system, not only who people are.'}
      </p>
      <p>
        {count(brings.notes, 'note', 'notes')}, {count(brings.tags, 'tag', 'tags')} and {count(brings.events, 'event', 'events')}{' '}
        of the past come along with the people who are taken in.
      </p>
      {brings.rejectedThere + brings.hiredThere > 0 && (
        <Notice tone="info">
          <strong>Decisions of {name} stay history.</strong>
          <p>
            {count(brings.rejectedThere, 'person was', 'people were')} rejected there and{' '}
            {count(brings.hiredThere, 'person was', 'people were')} hired. They get a tag that says so, and the date and reason
            stand on their timeline. Nobody is rejected here by an import: that takes a person who has opened the evidence. No
            mail is sent.
          </p>
        </Notice>
      )}
      {jobs.length > 0 && (
        <label className="field max-w-28">
          <span className="field-label">People who applied there for</span>
          <select
            className="input"
            value={sourceJob}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => onSourceJob(value)}
          >
            <option value="">All jobs</option>
            {jobs.map(({ title, rows }) => (
              <option key={title} value={title}>
                {title} ({rows.toLocaleString('en')})
              </option>
            ))}
          </select>
        </label>
      )}
      {stages.length > 0 && (
        <>
          <h3>Stages</h3>
          <p className="muted">Where people of each step of {name} begin here.</p>
          <ul className="bare import-columns tiles tile-14 mt-4">
            {stages.map(({ name: step, rows, to }) => (
              <li className="flex flex-col gap-1 min-w-0" key={step}>
                <label className="flex flex-col gap-1 min-w-0">
                  <span className="strong break-anywhere">{step}</span>
                  <select
                    className="input"
                    value={to}
                    disabled={disabled}
                    onChange={({ currentTarget: { value } }) => onStages({ ...chosen, [step]: value })}
                  >
                    {ownStages.map((stage) => (
                      <option key={stage} value={stage}>
                        {stage}
                      </option>
                    ))}
                    <option value="">Leave these people out</option>
                  </select>
                </label>
                <span className="small muted numeric">{count(rows, 'person', 'people')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
