import type { SampleJob, SampleResume } from '#src/first-run/sample.ts'
import { backendEngineer, marketingManager } from '#src/first-run/sample-jobs.ts'
import { engineers } from '#src/first-run/sample-people/engineers.ts'
import { cook, marketers } from '#src/first-run/sample-people/others.ts'

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

/** The resumes of the sample workspace as plain text. */
export const sampleResumeTexts = () => [...engineers, ...marketers, cook].map(textOfResume)

export const sampleJobTexts = () => [backendEngineer, marketingManager].map(textOfJob)
