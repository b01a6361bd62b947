import type { PersonView } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useWords } from '../../words/words.ts'
import { History } from '../applicant/history.tsx'
import { SoftwareList } from '../applicant/software-list.tsx'
import { NoNotice } from './no-notice.tsx'
import type { NoticeData } from './notice-data.ts'
import { OwnResume } from './own-resume.tsx'
import { saidBy } from './said.ts'
import { Wishes } from './wishes.tsx'

/** The page behind the link of a privacy notice: what is kept of somebody who never applied, and what they want. Works without scripts. */
export const NoticePage: Page<NoticeData> = () => {
  const { token, said, answer } = usePageData(NoticePage)
  if (!answer.ok) return <NoNotice token={token} said={said} failure={answer.failure} />
  return <Kept token={token} said={said} view={answer.data} />
}

const Kept = ({ token, said, view }: { token: string; said: string; view: PersonView }) => {
  const words = useWords('notice')
  const { onThisPage } = useWords('applicant')
  const { workspaceName, name, resumes, objectedAt } = view
  const sentence = saidBy(said, words)
  return (
    <article className="applicant">
      <header className="stack gap-2">
        <p className="text-accent strong">{workspaceName}</p>
        <h1>{words.title}</h1>
        {name && <p className="muted">{name}</p>}
      </header>
      {sentence && (
        <Notice tone={sentence.tone} announce>
          <p>{sentence.text}</p>
        </Notice>
      )}
      {objectedAt && said !== 'objected' && (
        <Notice tone="info">
          <p>{words.objected}</p>
        </Notice>
      )}
      <nav className="applicant-contents flex flex-wrap gap-2-4" aria-label={onThisPage}>
        <a href="#facts">{words.whoAndWhy}</a>
        {resumes.length > 0 && <a href={`#resume-${resumes[0]!.id}`}>{words.whatWasRead}</a>}
        <a href="#data">{words.whatYouCanDo}</a>
      </nav>
      <Facts view={view} />
      {resumes.map((resume) => (
        <OwnResume key={resume.id} token={token} resume={resume} workspaceName={workspaceName} />
      ))}
      <Wishes token={token} view={view} />
      <History events={view.events} />
    </article>
  )
}

const Facts = ({ view: { texts, categories, origins, keeping, software, rights } }: { view: PersonView }) => {
  const words = useWords('notice')
  return (
    <section className="applicant-part stack gap-3 line-top" id="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{words.whoKeeps}</h2>
      <dl className="stack gap-3">
        <Fact name={words.controller} lines={[texts.controller]} />
        <Fact name={words.contact} lines={[texts.contact]} />
        <Fact name={words.purpose} lines={[texts.purpose]} />
        <Fact name={words.basis} lines={[texts.basis]} />
        <Fact name={words.categories} lines={[categories]} />
        <Fact name={words.origins} lines={origins} />
        <Fact name={words.howLong} lines={keeping} />
        <Fact name={words.whatYouCanDo} lines={rights} />
      </dl>
      <h3>{words.howSoftware}</h3>
      <SoftwareList sentences={software} />
    </section>
  )
}

const Fact = ({ name, lines }: { name: string; lines: string[] }) => (
  <div>
    <dt className="medium">{name}</dt>
    {lines.map((line) => (
      <dd key={line} className="flex-1 min-w-0 pre-line">
        {line}
      </dd>
    ))}
  </div>
)
