import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { analyticsAddress, type JobChoice, type PeriodRecord } from '../../../api/analytics.ts'
import { useQuestion } from './number-link.tsx'

const ranges = [
  { key: '30', text: '30 days' },
  { key: '90', text: '90 days' },
  { key: '365', text: 'One year' },
  { key: 'all', text: 'All time' },
]

interface ControlsProps {
  period: PeriodRecord
  job: JobChoice | null
  jobs: JobChoice[]
}

/** Which days and which job description. All of it stands in the address. */
export const Controls = ({ period, job, jobs }: ControlsProps) => {
  const question = useQuestion()
  const navigate = useNavigate()
  const withRange = (range: string) => {
    const next = new URLSearchParams(question)
    next.delete('from')
    next.delete('to')
    next.set('range', range)
    return analyticsAddress(next)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const next = new URLSearchParams()
    for (const name of ['from', 'to', 'job']) {
      const value = String(given.get(name) ?? '')
      if (value) next.set(name, value)
    }
    if (!next.has('from') && !next.has('to')) next.set('range', 'all')
    void navigate(analyticsAddress(next))
  }
  const handleJob = (id: string) => {
    const next = new URLSearchParams(question)
    if (id) next.set('job', id)
    else next.delete('job')
    void navigate(analyticsAddress(next))
  }
  return (
    <div className="panel gap-3-5 flex flex-wrap items-end pad-wide narrow-p-4">
      <nav className="toggle flex-wrap" aria-label="Days">
        {ranges.map(({ key, text }) => (
          <Link key={key} to={withRange(key)} preventScrollReset aria-current={period.range === key ? 'true' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <form
        className="growing-fields flex flex-1 flex-wrap items-end gap-3"
        action="/dashboard/analytics"
        onSubmit={handleSubmit}
      >
        <label className="field">
          <span className="field-label small">From</span>
          <input key={`from ${period.firstDay}`} className="input" type="date" name="from" defaultValue={period.firstDay ?? ''} />
        </label>
        <label className="field">
          <span className="field-label small">To</span>
          <input
            key={`to ${period.lastDay}`}
            className="input"
            type="date"
            name="to"
            defaultValue={period.range === 'all' ? '' : period.lastDay}
          />
        </label>
        <Button type="submit" variant="soft" color="gray" size="2" className="beside-field">
          Apply
        </Button>
        <label className="field analytics-job min-w-0 flex-14">
          <span className="field-label small">Job description</span>
          <select className="input" name="job" value={job?._id ?? ''} onChange={(event) => handleJob(event.currentTarget.value)}>
            <option value="">All job descriptions</option>
            {jobs.map(({ _id, title, version }) => (
              <option key={_id} value={_id}>
                {title || 'Untitled'}
                {version > 1 && ` (version ${version})`}
              </option>
            ))}
          </select>
        </label>
      </form>
    </div>
  )
}
