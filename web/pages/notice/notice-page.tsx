import type { PersonView } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { type Page, usePageData } from '../../page-route.ts'
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
  const { workspaceName, name, resumes, objectedAt } = view
  const sentence = saidBy(said)
  return (
    <article className="applicant">
      <header className="stack gap-2">
        <p className="applicant-company">{workspaceName}</p>
        <h1>What is kept about you</h1>
        {name && <p className="muted">{name}</p>}
      </header>
      {sentence && (
        <Notice tone={sentence.tone} announce>
          <p>{sentence.text}</p>
        </Notice>
      )}
      {objectedAt && said !== 'objected' && (
        <Notice tone="info">
          <p>You objected to the use of your data.</p>
        </Notice>
      )}
      <nav className="applicant-contents" aria-label="On this page">
        <a href="#facts">Who and why</a>
        {resumes.length > 0 && <a href={`#resume-${resumes[0]!.id}`}>What was read</a>}
        <a href="#data">What you can do</a>
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

const Facts = ({ view: { texts, categories, origins, keeping, software, rights } }: { view: PersonView }) => (
  <section className="applicant-part" id="facts" aria-labelledby="facts-title">
    <h2 id="facts-title">Who keeps it, and why</h2>
    <dl className="applicant-answers">
      <Fact name="Who holds the data" lines={[texts.controller]} />
      <Fact name="Contact about privacy" lines={[texts.contact]} />
      <Fact name="What for" lines={[texts.purpose]} />
      <Fact name="On which legal ground" lines={[texts.basis]} />
      <Fact name="What it is" lines={[categories]} />
      <Fact name="Where it came from" lines={origins} />
      <Fact name="How long" lines={keeping} />
      <Fact name="What you can do" lines={rights} />
    </dl>
    <h3>How software is used</h3>
    <SoftwareList sentences={software} />
  </section>
)

const Fact = ({ name, lines }: { name: string; lines: string[] }) => (
  <div>
    <dt>{name}</dt>
    {lines.map((line) => (
      <dd key={line} className="applicant-words">
        {line}
      </dd>
    ))}
  </div>
)
