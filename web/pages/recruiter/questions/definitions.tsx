import { fewestSittings } from './figures.ts'

const definitions: [string, string][] = [
  ['Asked', 'Sittings that began with the question, in this workspace. A link that nobody opened does not count.'],
  [
    'Right',
    'Of the completed sittings, the share that chose the right option; of an open question, the mean share of its expected points. The higher, the easier. Unanswered and skipped count as not right; an answer that nobody could judge does not count.',
  ],
  [
    'Separates',
    `How well the question separates strong from weak candidates: its correlation with the rest of the same part from −1 to 1, from ${fewestSittings} sittings on. From .30 it separates strong from weak candidates well, from .10 it separates them, below that it is weak. Below −.10 those who do well elsewhere miss it: read it again, its key may be wrong or its words misleading. Where everybody did alike there is nothing to compare.`,
  ],
  ['Retired', 'The question is no longer used in this workspace. Results of sittings that had it stay as they are.'],
]

/** What the numbers of the table count. */
export const Definitions = () => (
  <section className="panel item-definitions stack gap-3" aria-labelledby="definitions-heading">
    <h2 id="definitions-heading">What the numbers mean</h2>
    <dl className="cards tile-20">
      {definitions.map(([of, text]) => (
        <div key={of}>
          <dt className="strong text-strong">{of}</dt>
          <dd className="muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
