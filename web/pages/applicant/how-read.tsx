import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import type { ApplicantView } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'

type Understood = NonNullable<ApplicantView['understood']>

/** The language of a resume, how sure the reading is, and what of it was not understood. Says nothing where nothing is known. */
export const HowRead = ({ reading }: { reading: Understood | null }) => {
  const words = useWords('reading')
  if (!reading) return null
  return (
    <section className="how-read">
      <h3>{words.title}</h3>
      <dl className="facts stack gap-2">
        <div>
          <dt>{words.language}</dt>
          <dd>{languagesInWords(reading, words)}</dd>
        </div>
        <div>
          <dt>{words.reading}</dt>
          <dd>{words.confidence[reading.level]}</dd>
        </div>
      </dl>
      {reading.notUnderstood.length > 0 && (
        <>
          <h4>{words.notUnderstood}</h4>
          <ul className="bare flex flex-col stack gap-2">
            {reading.notUnderstood.map(({ kind, part, text }) => (
              <li key={kind}>
                <p>
                  <b>{part}.</b> {text}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** "German", "German (72%), English (28%)". */
const languagesInWords = ({ languages, notUnderstood }: Understood, words: Words['reading']): string => {
  if (languages.length === 0) return words.notRecognized
  const hasOthers = notUnderstood.some(({ kind }) => kind === 'language')
  if (languages.length === 1 && !hasOthers) return languages[0]!.name
  const named = languages.map(({ name, share }) => `${name} (${Math.round(share * 100)}%)`).join(', ')
  return hasOthers ? fill(words.restNotRecognized, { languages: named }) : named
}
