import { Link } from 'react-router'
import type { FlipResult, FoundDifference } from '../../../api/fairness.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'

const inWords: Record<string, string> = {
  name: 'Name, same language',
  'language of the name': 'Name of another language',
  gender: 'Gender: name, pronouns, titles',
  age: 'Age: years of birth and study',
  gap: 'A gap of three years',
  school: 'School',
  address: 'Town',
  'e-mail': 'Email address',
}

const number = (value: number) => value.toLocaleString('en')

/** What a run of the flip lab found: a line for each kind of twin, and every difference with its cause. */
export const FlipResultView = ({ result, at }: { result: FlipResult; at: string }) => {
  const { counts, differing, differences, candidates, made, failed, engine, model, criteriaVersion } = result
  const twins = counts.reduce((sum, each) => sum + each.twins, 0)
  return (
    <div className="stack gap-4">
      <Notice tone={differing === 0 ? 'success' : 'warning'}>
        <strong>
          {differing === 0
            ? `All ${number(twins)} twins have exactly the same match.`
            : `${number(twins - differing)} of ${number(twins)} twins have exactly the same match; ${number(differing)} differ.`}
        </strong>
        <p className="small">
          {dayOf(at)}: {candidates === 1 ? '1 candidate' : `${number(candidates)} candidates`} and {made} invented people,
          criteria version {criteriaVersion}, engine {engine}
          {model !== 'none' && `; the language model ${model} was not asked about twins`}.
          {failed > 0 && ` ${failed === 1 ? '1 resume' : `${failed} resumes`} could not be compared.`}
        </p>
      </Notice>
      <DataTable
        caption="Twins by what was exchanged"
        rows={counts}
        rowKey={({ kind }) => kind}
        empty={null}
        columns={[
          { key: 'kind', header: 'What was changed', namesRow: true, cell: ({ kind }) => inWords[kind] ?? kind },
          { key: 'twins', header: 'Twins', align: 'end', cell: (row) => number(row.twins) },
          { key: 'differ', header: 'Another match', align: 'end', cell: (row) => number(row.twins - row.same) },
          {
            key: 'worst',
            header: 'Largest difference',
            align: 'end',
            cell: ({ worst, twins, same }) =>
              worst === 1 ? '1 point' : worst === 0 && same < twins ? 'less than a point' : `${worst} points`,
          },
        ]}
      />
      {differences.length > 0 && <Differences differences={differences} all={differing} />}
    </div>
  )
}

const Differences = ({ differences, all }: { differences: FoundDifference[]; all: number }) => (
  <section className="stack gap-2" aria-labelledby="flip-differences">
    <h2 id="flip-differences">What differed, and why</h2>
    {all > differences.length && (
      <p className="small muted">
        The {differences.length} largest of {number(all)}.
      </p>
    )}
    <ul className="grid gap-2">
      {differences.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two twins may differ alike
        <li key={index} className="panel p-3 break-anywhere">
          <p>
            <b>{inWords[one.kind] ?? one.kind}</b>: “{one.before}” became “{one.after}”,{' '}
            {one.from === one.to ? `${one.from}%, by less than a point` : `${one.from}% → ${one.to}%`}.{' '}
            {one.candidateId ? (
              <Link to={candidateAddress(one.candidateId)}>See the candidate</Link>
            ) : (
              <span className="muted">Invented person {one.made}</span>
            )}
          </p>
          <p className="small muted">
            {one.components.length > 0 && `Counted differently: ${one.components.join(', ')}. `}
            {one.cause ? `Cause: ${one.cause}.` : 'The same was read; the words compared differ.'}
          </p>
        </li>
      ))}
    </ul>
  </section>
)
