import type { AssessmentPorts } from '#src/assessment/index.ts'
import type { HiringPorts } from '#src/hiring/index.ts'
import type { Matching } from '#src/matching/index.ts'
import { createScorecards, questionsFrom, type ScorecardPorts } from '#src/scorecards/index.ts'
import type { announcements } from './announce.ts'

type FromOthers = 'announce' | 'candidate' | 'jobAsks' | 'namesOf' | 'noteOnTimeline' | 'questionsAbout'

export type ScorecardsOutside = Omit<ScorecardPorts, FromOthers> &
  Pick<AssessmentPorts, 'questionBank'> &
  Pick<HiringPorts, 'colleagues' | 'subjects'>

interface Others {
  matching: Pick<Matching, 'askedByJob'>
  tell: ReturnType<typeof announcements>
}

export const buildScorecards = (ports: ScorecardsOutside, { matching, tell }: Others) =>
  createScorecards({
    ...ports,
    candidate: ports.subjects.candidate,
    async jobAsks(workspaceId, id) {
      const asked = await matching.askedByJob(workspaceId, id)
      return (
        asked && {
          titles: [asked.jobTitle, ...(asked.titleFamily ? [asked.titleFamily] : []), ...asked.occupations],
          skills: asked.skills,
          years: asked.years,
        }
      )
    },
    async questionsAbout(skill, titles) {
      const choices = await ports.questionBank.ofSkill(skill)
      const open = await Promise.all(titles.slice(0, 5).map((title) => ports.questionBank.ofTitle(title)))
      return questionsFrom({ stems: choices?.questions ?? [], open: open.flatMap((file) => file?.questions ?? []) }, skill)
    },
    async namesOf(workspaceId) {
      return new Map((await ports.colleagues.ofWorkspace(workspaceId)).map(({ id, fullName }) => [id, fullName]))
    },
    noteOnTimeline: tell.noteOnTimeline,
    announce: tell.announceWorkflow,
  })
