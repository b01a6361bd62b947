import { Button } from '@radix-ui/themes'
import type { ReadingAnswer, SkillRead } from '../../../api/library.ts'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import type { Reading } from './use-reading.ts'

/** What the ranking will ask of resumes when the text is saved as it stands. */
export const ReadingView = ({ reading: { answer, isReading, failure, retry } }: { reading: Reading }) => (
  <section className="panel stack gap-3" aria-labelledby="reading-heading" aria-busy={isReading}>
    <header className="row row-between">
      <h2 id="reading-heading">What our reader understands</h2>
      <span className="small muted" role="status">
        {isReading ? 'Reading...' : answer ? summary(answer) : ''}
      </span>
    </header>
    {failure ? (
      <Notice tone="error">
        <p>{failure}</p>
        <Button type="button" size="1" variant="soft" color="gray" onClick={retry}>
          Try again
        </Button>
      </Notice>
    ) : answer ? (
      <Answer answer={answer} />
    ) : isReading ? (
      <Skeleton lines={4} label="Reading the text..." />
    ) : (
      <p className="muted">Write something, and what the ranking will ask for appears here.</p>
    )}
  </section>
)

const summary = ({ mustHave, niceToHave, concerns }: ReadingAnswer) => {
  const wording = concerns.filter(({ kind }) => kind !== 'open').length
  const said = `${mustHave.length} must-have, ${niceToHave.length} nice to have`
  return wording > 0 ? `${said}, ${wording} to reconsider` : said
}

const Answer = ({ answer: { title, mustHave, niceToHave, years, degree } }: { answer: ReadingAnswer }) => (
  <dl className="understood grid gap-2-3 narrow-1">
    <dt>Title</dt>
    <dd>{title ?? <None>No known title: the ranking goes without one</None>}</dd>
    <dt>Must-haves</dt>
    <dd>
      <Skills skills={mustHave} none="None. Name skills under a heading such as “Must-haves”." />
    </dd>
    <dt>Nice to have</dt>
    <dd>
      <Skills skills={niceToHave} none="None" />
    </dd>
    <dt>Experience</dt>
    <dd>{years ? <span title={years.quote}>{yearsInWords(years.value)} or more</span> : <None>No years asked for</None>}</dd>
    <dt>Degree</dt>
    <dd>
      {degree ? (
        <span title={degree.quote}>
          {degree.name}
          {degree.orExperience && ' or equivalent experience'}
        </span>
      ) : (
        <None>None asked for</None>
      )}
    </dd>
  </dl>
)

const yearsInWords = (years: number) => `${Math.round(years * 10) / 10} ${years === 1 ? 'year' : 'years'}`

const None = ({ children }: { children: string }) => <span className="muted">{children}</span>

const Skills = ({ skills, none }: { skills: SkillRead[]; none: string }) =>
  skills.length === 0 ? (
    <None>{none}</None>
  ) : (
    <ul className="bare understood-skills flex flex-wrap gap-1">
      {skills.map(({ skill, alternatives, quote }) => (
        <li key={`${skill}:${quote}`} title={quote}>
          <StatusBadge>{[skill, ...alternatives].join(' or ')}</StatusBadge>
        </li>
      ))}
    </ul>
  )
