import { type ReadText, recombine } from '#src/commands/bench/recombine.ts'
import { engineers } from '#src/commands/sample-workspace/engineers.ts'
import { backendEngineer, marketingManager } from '#src/commands/sample-workspace/jobs.ts'
import { cook, marketers } from '#src/commands/sample-workspace/others.ts'
import type { SampleJob, SampleResume } from '#src/commands/sample-workspace/sample.ts'
import { documentFromText } from '../reading/plain-document.ts'
import { extractJobRequirements } from '../reading/requirements.ts'
import { extractResumeFacts } from '../reading/resume-facts.ts'

const textOfResume = ({ name, title, email, phone, place, summary, roles, education, skills }: SampleResume) =>
  [
    name,
    title,
    `${email} | ${phone} | ${place}`,
    'Summary',
    summary,
    'Skills',
    skills.join(', '),
    'Experience',
    ...roles.flatMap((role) => [`${role.title}, ${role.company}`, role.period, ...role.points.map((point) => `- ${point}`)]),
    'Education',
    ...education,
  ].join('\n')

const textOfJob = ({ title, intro, duties, requirements, niceToHave }: SampleJob) =>
  [
    title,
    intro,
    'Responsibilities',
    ...duties.map((duty) => `- ${duty}`),
    'Requirements',
    ...requirements.map((each) => `- ${each}`),
    'Nice to have',
    ...niceToHave.map((each) => `- ${each}`),
  ].join('\n')

/** The sample resumes as they are read. */
export const sampleTexts = (): ReadText[] =>
  [...engineers, ...marketers, cook].map((resume) => {
    const text = textOfResume(resume)
    return { text, facts: extractResumeFacts(documentFromText(text)) }
  })

export const sampleRequirements = () =>
  [backendEngineer, marketingManager].map((job) => extractJobRequirements(documentFromText(textOfJob(job))))

/** Facts of so many different people. */
export const manyFacts = (count: number) => {
  const sources = sampleTexts()
  return Array.from({ length: count }, (_, number) => recombine(sources, number).facts)
}
