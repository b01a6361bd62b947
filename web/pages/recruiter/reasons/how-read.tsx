import type { ReactNode } from 'react'
import { reading as english } from '#src/words/en.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import type { Words } from '#src/words/words.ts'
import type { ReadingView } from '../../../api/matching.ts'
import { useLanguage, useWordsIfAny } from '../../../words/words.ts'

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
  const words = useWordsIfAny('reading') ?? english
  const language = useLanguage()
  if (!reading) return null
  const { confidence, notUnderstood } = reading
  const [Heading, Lower] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <section className="how-read">
      <Heading>{words.title}</Heading>
      {advice}
      <dl className="read-facts">
        <div>
          <dt>{words.language}</dt>
          <dd>{languagesInWords(reading, words, language)}</dd>
        </div>
        <div>
          <dt>{words.reading}</dt>
          <dd>
            {words.confidence[reading.level]}
            {confidence !== undefined && <span className="muted"> ({Math.round(confidence * 100)}%)</span>}
          </dd>
        </div>
      </dl>
      {notUnderstood.length > 0 && (
        <>
          <Lower>{words.notUnderstood}</Lower>
          <ul className="bare not-understood" data-choices={place && ''}>
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
export const languagesInWords = (
  { languages, notUnderstood }: Pick<ReadingView, 'languages' | 'notUnderstood'>,
  words: Words['reading'] = english,
  language: Language = 'en',
): string => {
  if (languages.length === 0) return words.notRecognized
  const nameOf = ({ code, name }: (typeof languages)[number]) => languageName(language, code) ?? name
  const hasOthers = notUnderstood.some(({ kind }) => kind === 'language')
  if (languages.length === 1 && !hasOthers) return nameOf(languages[0]!)
  const named = languages.map((each) => `${nameOf(each)} (${Math.round(each.share * 100)}%)`).join(', ')
  return hasOthers ? fill(words.restNotRecognized, { languages: named }) : named
}

const languageName = (language: Language, code: string) =>
  language === 'en' ? null : new Intl.DisplayNames(language, { type: 'language' }).of(code)
