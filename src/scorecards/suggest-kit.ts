import type { KitCriterion } from './scorecard.ts'

/** What a job asks for, by its criteria as they are now. */
export interface JobAsks {
  /** What the job may be called, the best first. */
  titles: readonly string[]
  /** Must-haves first. */
  skills: { skill: string; must: boolean }[]
  years: number | null
}

/** Questions that the product has about a skill, for somebody with this job. */
export type QuestionsAbout = (skill: string, jobTitles: readonly string[]) => Promise<string[]>

const mostSkills = 8

/** A line for each skill that the job names, with what could be asked about it. */
export async function suggestKit({ titles, skills, years }: JobAsks, questionsAbout: QuestionsAbout): Promise<KitCriterion[]> {
  const lines: KitCriterion[] = []
  for (const { skill } of skills.slice(0, mostSkills))
    lines.push({
      key: `skill:${skill.toLowerCase()}`,
      label: skill,
      questions: [
        `Tell us about the last piece of work in which ${skill} mattered: what did you do yourself, and what came of it?`,
        ...(await questionsAbout(skill, titles)),
      ],
    })
  if (years !== null || lines.length === 0)
    lines.push({
      key: 'experience',
      label: 'Experience with work like this',
      questions: [
        'Which part of your work so far is closest to this job? What would be new to you?',
        'Tell us about something that went wrong there. What did you do about it?',
      ],
    })
  return lines
}

const standsAlone = (stem: string) => stem.endsWith('?') && stem.length <= 220 && !/\n|\bof these\b|\bfollowing\b/i.test(stem)

interface Bank {
  /** Multiple-choice questions, of which the stems are used. */
  stems: { level: number; stem: string }[]
  /** Open questions of the job's title. */
  open: { question: string; points: { words: string[] }[] }[]
}

/** Of what the question bank has: an open question about the skill, then stems that need no options to be understood. */
export function questionsFrom({ stems, open }: Bank, skill: string): string[] {
  const name = skill.toLowerCase()
  const spoken = open.filter(
    ({ question, points }) =>
      question.toLowerCase().includes(name) || points.some(({ words }) => words.some((word) => word.toLowerCase() === name)),
  )
  const asked = stems.filter(({ level, stem }) => level > 1 && standsAlone(stem))
  return [...spoken.slice(0, 1).map(({ question }) => question), ...asked.slice(0, 2).map(({ stem }) => stem)]
}
