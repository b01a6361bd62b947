import { Link } from 'react-router'
import type { CandidateRecord } from '../../../api/matching.ts'
import { candidateAddress, compareAddress } from '../../../api/ranking.ts'
import { StateMark } from '../candidate/state-mark.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { NotFoundMark } from '../reasons/unknown.tsx'
import { nameOf } from '../resume-actions.tsx'
import type { Cell, ComparedGroup } from './compared.ts'

interface CompareTableProps {
  records: CandidateRecord[]
  groups: ComparedGroup[]
  /** Every candidate of the page, also those of other job descriptions. */
  ids: string[]
}

/** One column for each candidate; head and first column stay in sight while the rest moves. */
export const CompareTable = ({ records, groups, ids }: CompareTableProps) => (
  <section
    className="compare-frame outlined rounded-4 surface scroll"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit
    tabIndex={0}
    aria-label={`Comparison for ${records[0]?.jobDescriptionId.title ?? ''}`}
  >
    <table className="compare-table w-full" style={{ '--columns': records.length } as React.CSSProperties}>
      <caption className="visually-hidden">What each candidate shows for what the job description asks</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Requirement</span>
          </th>
          {records.map((record) => (
            <th key={record._id} scope="col">
              <CandidateHead record={record} ids={ids} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="compare-group">
            <th scope="colgroup" colSpan={records.length + 1}>
              <span>{title}</span>
            </th>
          </tr>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {records.map((record, column) => (
                <td key={record._id}>
                  <CellView cell={cells[column] ?? null} candidate={record._id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </section>
)

const CandidateHead = ({ record, ids }: { record: CandidateRecord; ids: string[] }) => {
  const {
    matchingResult: [{ 'Resume Data': data, Analysis }],
  } = record
  const others = ids.filter((id) => id !== record._id)
  return (
    <div className="compare-head">
      <span className="flex items-flex-start justify-between gap-2">
        <Link className="candidate-name text-strong strong ranking-link" to={candidateAddress(record._id)}>
          {data.name ?? (
            <>
              N/A <NotFoundMark />
            </>
          )}
        </Link>
        <Link
          className="icon-button"
          data-size="small"
          to={others.length > 0 ? compareAddress(others) : '/dashboard/compare'}
          replace
          preventScrollReset
          aria-label={`Take ${nameOf(record)} out of the comparison`}
        >
          ×
        </Link>
      </span>
      <span className="candidate-second">{data.designation[0] ?? record.resumeId.filename}</span>
      <MatchMeter percentage={data['Matching Percentage']} confidence={Analysis.confidence} />
    </div>
  )
}

/** Quotes shown in a cell; the evidence page has them all. */
const quotesAtOnce = 2
const longestQuote = 160

const words: Record<Cell['state'], string> = { met: 'Shown', partly: 'Partly shown', missing: 'Not found', unknown: 'Left open' }

/** Says no more than the state beside it. */
const sameAsMissing = 'Not found in the resume.'

const CellView = ({ cell, candidate }: { cell: Cell | null; candidate: string }) => {
  if (!cell) return <span className="muted">Not looked for in this score</span>
  return (
    <div className="stack gap-1 small leading">
      <span className={`compare-state inline-flex items-center strong gap-1 ${tones[cell.state] ?? ''}`} data-state={cell.state}>
        <StateMark state={cell.state} silent />
        {words[cell.state]}
      </span>
      {cell.summary !== sameAsMissing && <p>{cell.summary}</p>}
      {cell.evidence.length > 0 && (
        <ul className="bare flex flex-col gap-1">
          {cell.evidence.slice(0, quotesAtOnce).map((quote) => (
            <li key={`${quote.start}-${quote.end}`}>
              <Link
                className="compare-quote choice-frame block text-strong no-underline min-h-6 quote-line-accent"
                to={candidateAddress(candidate, quote)}
              >
                “{shortened(quote.quote)}” <span className="quote-page muted small numeric nowrap">p. {quote.page}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {cell.fromModel && <p className="small muted">Pointed out by a language model</p>}
    </div>
  )
}

const shortened = (quote: string) => {
  const line = quote.replace(/\s+/g, ' ').replace(/^[•●▪■◦‣⁃∙·–-]\s+/u, '')
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\s\S*$/, '')} …` : line
}

const tones: Partial<Record<string, string>> = { met: 'text-accent', missing: 'muted', unknown: 'muted' }
