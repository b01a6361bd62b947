import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { choice, type ExampleRequirement, job, movable, type Ranked, rankedBy } from './example/example.ts'

const marks = { met: '✓', partly: '~', missing: '–', unknown: '?' }
const stateWords = { met: 'shown', partly: 'partly shown', missing: 'not found', unknown: 'left open' }

/** So far a weight goes here. */
const most = 60

/** Years, degree and title count too; the skills show how it works. */
const isSkill = ({ id }: ExampleRequirement) => choice.skills.some((skill) => skill.id === id)

/** Whose requirement is looked at. */
interface Chosen {
  person: string
  requirement: string
}

/** A ranking to try: the weights move it, and every requirement shows the sentence that it rests on. */
export default function RankingExample() {
  const [weights, setWeights] = useState(choice.weights)
  const [chosen, setChosen] = useState<Chosen | null>({ person: 'ines-carvalho', requirement: 'postgresql' })
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What was moved while the script was on its way.
    const sliders = fields.current?.querySelectorAll('input') ?? []
    const moved = Object.fromEntries([...sliders].map(({ name, valueAsNumber }) => [name, valueAsNumber]))
    setWeights((before) => ({ ...before, ...moved }))
  }, [])
  const ranked = rankedBy(weights)
  const isMoved = movable.some((name) => weights[name] !== choice.weights[name])
  return (
    <figure className="example overflow-hidden outlined surface rounded-5" aria-labelledby="example-title">
      <figcaption className="flex justify-between gap-3 pad line-bottom surface-sunken muted small">
        <span className="strong" id="example-title">
          {job}
        </span>
        <span>Made-up people, real arithmetic</span>
      </figcaption>
      <ol className="example-list">
        {ranked.map((person, at) => (
          <Row key={person.id} person={person} rank={at + 1} chosen={chosen} onChoose={setChosen} />
        ))}
      </ol>
      <fieldset ref={fields} className="example-weights grid gap-2-4 line-top surface-sunken small grid-2">
        <legend className="strong">Move what counts</legend>
        {movable.map((name) => (
          <label className="grid gap-1" key={name}>
            <span>{name[0]!.toUpperCase() + name.slice(1)}</span>
            <input
              className="slider"
              style={{ '--filled': `${(weights[name] / most) * 100}%` } as CSSProperties}
              type="range"
              name={name}
              min={0}
              max={most}
              value={weights[name]}
              onChange={({ currentTarget }) => setWeights({ ...weights, [name]: Number(currentTarget.value) })}
            />
          </label>
        ))}
        <button
          type="button"
          className="example-reset rounded-2 col-2 min-h-6 pad-pill outlined-strong"
          disabled={!isMoved}
          onClick={() => setWeights(choice.weights)}
        >
          As it was
        </button>
      </fieldset>
      <p className="visually-hidden" role="status">
        {isMoved && `Now first: ${ranked.map(({ name, percentage }) => `${name}, ${percentage}%`).join('; ')}.`}
      </p>
    </figure>
  )
}

interface RowProps {
  person: Ranked
  rank: number
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
}

const Row = ({ person, rank, chosen, onChoose }: RowProps) => {
  const open = chosen?.person === person.id ? person.requirements.find(({ id }) => id === chosen.requirement) : undefined
  return (
    <li className="grid p-4 gap-1-3 line-bottom">
      <span className="muted numeric">{rank}</span>
      <span>
        <span className="strong">{person.name}</span> <span className="muted small col-rest">{person.title}</span>
      </span>
      <span className="text-accent bold numeric">{person.percentage}%</span>
      <span className="example-track col-rest rounded-1" style={{ '--filled': `${person.percentage}%` } as CSSProperties} />
      <ul className="example-asked flex flex-wrap col-rest gap-1" aria-label={`What the job asks for, and ${person.name}`}>
        {person.requirements.filter(isSkill).map(({ id, label, state }) => (
          <li key={id}>
            <button
              className="outlined-strong rounded-pill text-strong min-h-6 pad-pill small"
              type="button"
              aria-pressed={open?.id === id}
              data-state={state}
              onClick={() => onChoose(open?.id === id ? null : { person: person.id, requirement: id })}
            >
              <span aria-hidden="true">{marks[state]}</span> {label}
              <span className="visually-hidden">, {stateWords[state]}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && <Found {...open} />}
    </li>
  )
}

const Found = ({ summary, quote }: ExampleRequirement) => (
  <div className="example-quote pl-3 text-strong small col-rest quote-line-accent">
    {quote && (
      <q>
        {quote.before}
        <mark className="text-inherit medium surface-marked">{quote.words}</mark>
        {quote.after}
      </q>
    )}
    <p className="muted">{[quote?.role, summary].filter(Boolean).join(' · ')}</p>
  </div>
)
