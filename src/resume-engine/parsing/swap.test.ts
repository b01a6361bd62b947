import { describe, expect, test } from 'bun:test'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { resumePdf } from '#adapters/sample-papers/set-pdf.ts'
import type { SampleJob, SampleResume } from '#src/first-run/sample.ts'
import { backendEngineer, marketingManager } from '#src/first-run/sample-jobs.ts'
import { engineers } from '#src/first-run/sample-people/engineers.ts'
import { cook, marketers } from '#src/first-run/sample-people/others.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { JobRequirements } from '../facts.ts'
import { extractJobRequirements } from '../requirements/requirements.ts'
import { scoreMatch } from '../scoring/score-match.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { exchanges, someone, type TestPerson } from './test-people.ts'
import { testResumes } from './test-resumes.ts'

const jobText = ({ title, company, intro, duties, requirements, niceToHave }: SampleJob) =>
  `${title}\n${company}\n\n${intro}\n\nWhat you will do\n${duties.join('\n')}\n\nRequirements\n${requirements.join('\n')}\n\nNice to have\n${niceToHave.join('\n')}`

const jobs: JobRequirements[] = [
  jobText(backendEngineer),
  jobText(marketingManager),
  'Accountant\n\nRequirements\n- 3+ years of experience in accounting\n- Bachelor’s degree\n- SAP, Microsoft Excel\n- Tax returns and audit',
  'Registered Nurse\n\nRequirements\n- Bachelor of Science in Nursing\n- 2 years of experience on a ward\n- Wound care, patient records',
  'Cook\n\nRequirements\n- Cooks and bakes for guests of a house by the river\n- Food safety\n- 2 years in a kitchen',
].map((text) => extractJobRequirements(documentFromText(text)))

/** Everything of a match that numbers are made of, for every job. */
const scoresOf = (document: ReadDocument) => {
  const facts = extractResumeFacts(document)
  return jobs.map((requirements) => {
    const { percentage, confidence, components } = scoreMatch({ facts, requirements, day: '2025-06-30' })
    return { percentage, confidence, components: components.map(({ name, score, weight }) => `${name} ${score} ${weight}`) }
  })
}

describe.each(Object.entries(testResumes))('a resume with %s', (_, write) => {
  const before = scoresOf(documentFromText(write(someone)))

  test('is compared at all', () => expect(Math.max(...before.map(({ percentage }) => percentage))).toBeGreaterThan(5))

  test.each(Object.entries(exchanges))('scores the same with another %s', (_, people) => {
    for (const person of people)
      expect({ person, scores: scoresOf(documentFromText(write(person))) }).toEqual({ person, scores: before })
  })
})

const asPerson = (resume: SampleResume, { name, email, place, school }: TestPerson): SampleResume => ({
  ...resume,
  name,
  email,
  place,
  education: resume.education.map((line) =>
    line.replace(
      /(?:University|College|Institute|School|Academy)[^,]*|[A-Z][a-z]+ (?:University|College|Institute|School|Academy)[^,]*/,
      school,
    ),
  ),
})

test.each([...engineers, ...marketers, cook].map((resume) => [resume.filename, resume] as const))(
  'the PDF %s scores the same for other people',
  async (_, resume) => {
    const scores = async (person: TestPerson) => scoresOf(await readDocument(await resumePdf(asPerson(resume, person))))
    const before = await scores(someone)
    // letters that the standard fonts have, and what fits beside a column without running into it
    const latin = exchanges.name!.filter(({ name }) => /^[\x20-\xff’]+$/.test(name)).slice(0, 9)
    const emails = exchanges['e-mail']!.filter(({ email }) => email.length < 26)
    for (const person of [...latin, ...emails, ...exchanges.address!.slice(0, 3), ...exchanges.school!.slice(0, 4)])
      expect({ person, scores: await scores(person) }).toEqual({ person, scores: before })
  },
)
