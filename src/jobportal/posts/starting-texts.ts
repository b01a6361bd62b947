import { jobDescriptionTemplates } from '#src/matching/index.ts'
import type { JobFields } from '../views.ts'

/** A text of ours that a job with this title can start from. */
export interface StartingText {
  id: string
  title: string
  fields: Partial<JobFields>
}

/** What the form's list of skills begins with, by title; the description names the rest. */
const skills: Record<string, string[]> = {
  'AI Engineer': ['Python', 'PyTorch', 'Natural Language Processing', 'Prompt Engineering', 'REST API', 'Docker', 'Git'],
  'Machine Learning Engineer': ['Python', 'NumPy', 'pandas', 'scikit-learn', 'PyTorch', 'SQL', 'Docker', 'Git'],
  'Data Scientist': ['Python', 'pandas', 'scikit-learn', 'SQL', 'Statistics', 'Data Visualization'],
  'DevOps Engineer': ['Linux', 'Docker', 'Kubernetes', 'Terraform', 'CI/CD', 'Bash', 'Git'],
  'Full Stack Developer': ['JavaScript', 'TypeScript', 'React', 'Node.js', 'SQL', 'HTML', 'CSS', 'Git'],
  'Backend Developer': ['SQL', 'REST API', 'Docker', 'Git', 'Unit Testing'],
  'Software Engineer': ['SQL', 'Git', 'Unit Testing', 'Code Review'],
  'Product Manager': ['Product Management', 'Roadmapping', 'User Research', 'Agile'],
  'Business Analyst': ['Business Analysis', 'Requirements Analysis', 'SQL', 'Microsoft Excel', 'BPMN'],
  'UiPath Developer': ['UiPath', 'Robotic Process Automation', 'C#', 'SQL', 'Git'],
  'Data Analyst': ['SQL', 'Microsoft Excel', 'Power BI', 'Python', 'Statistics'],
  'Python Developer': ['Python', 'Django', 'SQL', 'REST API', 'Git', 'pytest'],
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
