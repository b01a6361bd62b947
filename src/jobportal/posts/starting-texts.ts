import { jobDescriptionTemplates } from '#src/job-descriptions/index.ts'
import type { JobFields } from '../views.ts'

/** A text of ours that a job with this title can start from. */
export interface StartingText {
  id: string
  title: string
  fields: Partial<JobFields>
}

/** What the form's list of skills begins with, by title: what the text asks of everybody, without a choice between several. */
const skills: Record<string, string[]> = {
  'AI Engineer': [
    'Python',
    'Natural Language Processing',
    'Prompt Engineering',
    'Vector Databases',
    'REST APIs',
    'Docker',
    'Git',
  ],
  'Machine Learning Engineer': ['Python', 'NumPy', 'scikit-learn', 'Statistics', 'SQL', 'Docker', 'Git'],
  'Data Scientist': ['Python', 'scikit-learn', 'SQL', 'Statistics', 'Machine Learning', 'Data Visualization'],
  'DevOps Engineer': ['Linux', 'Docker', 'Kubernetes', 'CI/CD'],
  'Full Stack Developer': ['Node.js', 'HTML', 'CSS', 'REST APIs', 'Git'],
  'Backend Developer': ['SQL', 'REST APIs', 'Docker', 'Git'],
  'Software Engineer': ['Data Structures', 'SQL', 'Unit Testing', 'Code Review', 'Git'],
  'Product Manager': ['Product Management', 'Product Roadmap', 'User Research', 'Stakeholder Management'],
  'Business Analyst': ['Business Analysis', 'Requirements Gathering', 'User Stories', 'SQL', 'Microsoft Excel'],
  'UiPath Developer': ['RPA', 'UiPath Studio', 'UiPath Orchestrator', 'SQL', 'REST APIs', 'Git'],
  'Data Analyst': ['SQL', 'Microsoft Excel', 'Data Analysis', 'Data Visualization', 'Statistics'],
  'Python Developer': ['Python', 'REST APIs', 'SQL', 'pytest', 'Docker', 'Linux', 'Git'],
}

const years = /At least (\d+) years?/i

const part = (heading: string, items: string[]) => `${heading}\n${items.map((item) => `- ${item}`).join('\n')}`

const closing =
  'We decide by what you can do. If you meet most of the must-haves, please apply: nobody has them all. Tell us which adjustments help you in the interviews or at work, and we will make them.'

/** Texts that recruiters start from, too, in the shape of a posting: place, pay and company have fields of their own. */
export const startingTexts: StartingText[] = jobDescriptionTemplates.map(({ title, about, duties, mustHave, niceToHave }) => {
  const asked = mustHave.map((each) => years.exec(each)?.[1]).find(Boolean)
  return {
    id: `starting-text-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    title,
    fields: {
      title,
      jobType: 'Full-Time',
      ...(asked && { experience: `${asked}+ years` }),
      skillsRequired: skills[title] ?? [],
      descriptionText: [
        about,
        part('Responsibilities', duties),
        part('Must-haves', mustHave),
        part('Nice to have', niceToHave),
        closing,
      ].join('\n\n'),
    },
  }
})
