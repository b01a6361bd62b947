import type { ReactNode } from 'react'
import type { ReadingView } from '../../../api/matching.ts'

type Gap = ReadingView['notUnderstood'][number]

interface HowReadProps {
  /** Null for resumes that were read before this was noted. */
  reading: (Omit<ReadingView, 'confidence'> & { confidence?: number }) | null
  /** Shows where something was not understood; without it the words alone are shown. */
  place?: (gap: Gap & { quote: NonNullable<Gap['quote']> }) => ReactNode
  /** What stands first: whoever judges the resume may have to read it themselves. */
  advice?: ReactNode
  /** The level of its heading. */
  level?: 2 | 3
}

/** The language of a resume, how sure the reading is, and what of it was not understood. Says nothing where nothing is known. */
export const HowRead = ({ reading, place, advice, level = 2 }: HowReadProps) => {
  if (!reading) return null
  const { confidence, notUnderstood } = reading
  const sureness = reading.level.charAt(0).toUpperCase() + reading.level.slice(1)
  const [Heading, Lower] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <section className="how-read">
      <Heading>How it was read</Heading>
      {advice}
      <dl className="facts stack gap-2">
        <div>
          <dt>Language</dt>
          <dd>{languagesInWords(reading)}</dd>
        </div>
        <div>
          <dt>Reading</dt>
          <dd>
            {sureness} confidence
            {confidence !== undefined && <span className="muted"> ({Math.round(confidence * 100)}%)</span>}
          </dd>
        </div>
      </dl>
      {notUnderstood.length > 0 && (
        <>
          <Lower>Not understood</Lower>
          <ul className="bare flex flex-col stack gap-2" data-choices={place && ''}>
            {notUnderstood.map((gap) => (
              <li key={gap.kind}>
                <p>
                  <b>{gap.part}.</b> {gap.text}
                </p>
                {place && gap.quote && place({ ...gap, quote: gap.quote })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** "German", "German (72%), English (28%)". */
export const languagesInWords = ({ languages, notUnderstood }: Pick<ReadingView, 'languages' | 'notUnderstood'>): string => {
  if (languages.length === 0) return 'not recognized'
  const hasOthers = notUnderstood.some(({ kind }) => kind === 'language')
  if (languages.length === 1 && !hasOthers) return languages[0]!.name
  const named = languages.map(({ name, share }) => `${name} (${Math.round(share * 100)}%)`).join(', ')
  return hasOthers ? `${named}, the rest not recognized` : named
}
