import type { ResultRecord } from '../../../api/results.ts'

/** Jumps to the parts of a long page. */
export const SectionLinks = ({ result }: { result: ResultRecord }) => {
  const places = [
    result.questions.length > 0 && (['choices', 'Multiple choice'] as const),
    result.voiceQuestions.length > 0 &&
      (['answers', result.options.answers === 'written' ? 'Written answers' : 'Spoken answers'] as const),
    ['recordings', 'Recordings'] as const,
    ['notes', 'Notes'] as const,
  ].filter((place) => place !== false)
  return (
    <nav className="tabs result-places sticky surface-page" aria-label="Parts of the result">
      {places.map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  )
}
