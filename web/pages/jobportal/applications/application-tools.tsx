import { Button } from '@radix-ui/themes'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { applicationStatuses } from '#src/jobportal/constants.ts'
import type { ApplicationStatus } from '../../../api/applications.ts'
import { OptionsButton } from '../../../components/table/options-button.tsx'
import type { TableChoice } from '../../../state/table-choices.ts'
import { type ApplicationQuery, type Selection, type Sorting, selections, sortings } from './application-query.ts'
import { applicationColumns } from './columns.ts'
import { useCsv } from './use-csv.ts'

interface ApplicationToolsProps {
  jobId: string
  jobTitle: string | null
  query: ApplicationQuery
  choice: TableChoice
  onChoice: (next: Partial<TableChoice>) => void
  /** `isTyping`: the same search with another letter, which is no step to go back to. */
  onQuery: (query: ApplicationQuery, isTyping?: boolean) => void
}

/** Search, filters and order of the list, and the way to take it along. */
export const ApplicationTools = ({ jobId, jobTitle, query, choice, onChoice, onQuery }: ApplicationToolsProps) => {
  const csv = useCsv(jobId, jobTitle, query)
  return (
    <search className="application-tools my-4 off-paper flex flex-wrap items-end gap-3" aria-label="Applications">
      <SearchField q={query.q} onSearch={(q, isTyping) => onQuery({ ...query, q }, isTyping)} />
      <Choice
        label="Status"
        value={query.status ?? ''}
        onChange={(value) => onQuery({ ...query, status: (value || null) as ApplicationStatus | null })}
      >
        <option value="">All</option>
        {applicationStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
      <Choice
        label="Only"
        value={query.only ?? ''}
        onChange={(value) => onQuery({ ...query, only: (value || null) as Selection | null })}
      >
        <option value="">Everybody</option>
        {selections.map(({ only, text }) => (
          <option key={only} value={only}>
            {text}
          </option>
        ))}
      </Choice>
      <Choice label="Sort by" isForPhones value={query.sort} onChange={(value) => onQuery({ ...query, sort: value as Sorting })}>
        {query.sort.startsWith('-') && <option value={query.sort}>Reverse order</option>}
        {sortings.map(({ sort, text }) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </Choice>
      <Button variant="soft" color="gray" onClick={csv.download} disabled={csv.busy}>
        {csv.busy ? 'Preparing...' : 'Download CSV'}
      </Button>
      <OptionsButton columns={applicationColumns} choice={choice} onChange={onChoice} />
    </search>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Elsewhere the headings of the table do it. */
  isForPhones?: boolean
  children: ReactNode
}

const Choice = ({ label, value, onChange, isForPhones, children }: ChoiceProps) => (
  <label className={`application-choice stack gap-1 muted small ${isForPhones ? 'cards-only' : ''}`}>
    <span>{label}</span>
    <select className="input" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {children}
    </select>
  </label>
)

/** After the last letter. */
const restMs = 200

const SearchField = ({ q, onSearch }: { q: string; onSearch: (q: string, isTyping: boolean) => void }) => {
  const [text, setText] = useState(q)
  const sent = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The address has changed by something else than this field.
    if (q === sent.current) return
    clearTimeout(timer.current)
    sent.current = q
    setText(q)
  }, [q])
  const search = (words: string) => {
    clearTimeout(timer.current)
    const next = words.trim()
    if (next === sent.current) return
    // The first letter is a step to go back from; those after it are not.
    const isTyping = sent.current !== '' && next !== ''
    sent.current = next
    latest.current(next, isTyping)
  }
  return (
    <input
      className="input application-search"
      type="search"
      value={text}
      maxLength={200}
      aria-label="Search applications"
      placeholder="Name, email or phone"
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(value), restMs)
      }}
      onKeyDown={({ key }) => key === 'Enter' && search(text)}
    />
  )
}
