import { maximumQuestions, usualMcqCount, usualVoiceCount } from '../constants.ts'
import { CandidateNotFound, InvalidInput } from '../errors.ts'
import type { Actor } from '../ports.ts'
import type { Draft, Needs } from '../sending-ports.ts'
import { type Chosen, chooseOpenQuestions, chooseQuestions } from './choose-questions.ts'
import { JobDescriptionNotFound, NoOtherQuestion, NoQuestions } from './errors.ts'
import { planSweep } from './sweep-drafts.ts'
import type { SendingTools } from './tools.ts'

export type Part = Draft['part']

export interface Drafted {
  drafts: Draft[]
  /** What a person should know about where the questions come from; null when all is as usual. */
  notice: string | null
}

interface ForWhom {
  by: Actor
  /** Null for what a job description asks of anybody. */
  resumeId: string | null
  jobDescriptionId: string
}

export function draftQuestions(tools: SendingTools) {
  const { applicants, assessmentDrafts, assessmentLists, clock, ids } = tools

  const needsOf = async ({ by, resumeId, jobDescriptionId }: ForWhom): Promise<Needs> => {
    if (resumeId !== null) {
      const applicant = await applicants.find(by.workspaceId, resumeId, jobDescriptionId)
      if (!applicant) throw new CandidateNotFound()
      return applicant.needs
    }
    const needs = await applicants.needsOf(by.workspaceId, jobDescriptionId)
    if (!needs) throw new JobDescriptionNotFound()
    return needs
  }

  /** Chooses and keeps them; `not` are ids of drafts that must not come again. */
  async function draft(
    workspaceId: string,
    needs: Needs,
    part: Part,
    wanted: { count: number; seed?: string; not?: Draft[] },
  ): Promise<Drafted> {
    const { count, seed = ids.id(), not = [] } = wanted
    const without = await assessmentLists.retired(workspaceId)
    for (const { content } of not) if (content.bankId) without.add(content.bankId)
    const { questions, nearest, notice } = await chosenBy(tools, part, { needs, count, seed, without })
    if (questions.length === 0) throw new NoQuestions(part)
    const drafts = questions.map((content) => ({ id: ids.id(), workspaceId, part, seed, content, createdAt: clock.now() }))
    await tools.transaction(async () => {
      await assessmentDrafts.add(drafts)
      await planSweep(tools)
    })
    const notices = [
      ...(nearest ? [`The question bank has none for ${needs.jobTitle || 'this job'}: these are for ${nearest}.`] : []),
      ...(notice ? [notice] : []),
      ...(questions.length < count ? [`There are only ${questions.length} fitting questions.`] : []),
    ]
    return { drafts, notice: notices.join(' ') || null }
  }

  const usual = { mcq: usualMcqCount, voice: usualVoiceCount }

  return {
    draftFor: draft,

    /** New questions for a person to look at, or to be sent as they are. */
    async draftQuestions(forWhom: ForWhom, part: Part, count = usual[part]): Promise<Drafted> {
      if (!Number.isInteger(count) || count < 1 || count > maximumQuestions)
        throw new InvalidInput('count', `Ask for 1 to ${maximumQuestions} questions.`)
      return draft(forWhom.by.workspaceId, await needsOf(forWhom), part, { count })
    },

    /** One question more, and none of those. */
    async otherQuestion(forWhom: ForWhom, part: Part, not: string[]): Promise<Draft> {
      const needs = await needsOf(forWhom)
      const known = await assessmentDrafts.find(forWhom.by.workspaceId, not)
      const { drafts } = await draft(forWhom.by.workspaceId, needs, part, { count: 1, not: known }).catch((error: unknown) => {
        throw error instanceof NoQuestions ? new NoOtherQuestion() : error
      })
      return drafts[0]!
    },
  }
}

type Wanted = Parameters<typeof chooseQuestions>[1]

async function chosenBy({ questionBank }: SendingTools, part: Part, wanted: Wanted): Promise<Chosen & { notice: string | null }> {
  const choose = part === 'mcq' ? chooseQuestions : chooseOpenQuestions
  return { ...(await choose(questionBank, wanted)), notice: null }
}
