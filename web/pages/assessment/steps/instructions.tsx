import { Button } from '@radix-ui/themes'
import { fill } from '#src/words/fill.ts'
import { useLanguage, useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { instructionsFor, needsCheck } from './plan.ts'
import { StepHeading } from './step-heading.tsx'

/** What is going to happen, before anything is asked. */
export const Instructions = () => {
  const words = useWords('assessment')
  const language = useLanguage()
  const { link, goTo } = useSitting()
  return (
    <section className="assessment-step stack gap-5">
      <StepHeading>{words.instructions}</StepHeading>
      <p>{link.jobTitle ? fill(words.partOfApplication[link.kind], { job: link.jobTitle }) : words.readFirst}</p>
      <ul className="dots stack gap-3">
        {instructionsFor(link, words, language).map((sentence) => (
          <li className="relative" key={sentence}>
            {sentence}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {needsCheck(link) ? (
          <Button size="3" onClick={() => goTo('verification')}>
            {words.beginCheck}
          </Button>
        ) : (
          <Button size="3" onClick={() => goTo('consent')}>
            {words.toConsent}
          </Button>
        )}
      </div>
    </section>
  )
}
