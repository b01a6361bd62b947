import { maximumQuestions, usualMcqCount, usualVoiceCount } from '../constants.ts'
import { CandidateNotFound, InvalidInput } from '../errors.ts'
import type { Actor } from '../ports.ts'
import { normalised } from '../question-bank/wording.ts'
import type { Draft, Needs } from '../sending-ports.ts'
import { type Chosen, chooseOpenQuestions, chooseQuestions } from './choose-questions.ts'
import { JobDescriptionNotFound, NoOtherQuestion, NoQuestions } from './errors.ts'
import { modelChoices, modelOpenQuestions } from './model-questions.ts'
import { planSweep } from './sweep-drafts.ts'
import type { SendingTools } from './tools.ts'

export type Part = Draft['part']

export interface Drafted {
  drafts: Draft[]
  /** What a person should know about where the questions come from; null when all is as usual. */
  notice: string | null
}

/** Null for nobody in particular. */
interface Wanting {
  candidateId: string | null
  needs: Needs
}

interface ForWhom {
  by: Actor
  /** Null for what a job description asks of anybody. */
  resumeId: string | null
  jobDescriptionId: string
}

export function draftQuestions(tools: SendingTools) {
  const { applicants, assessmentDrafts, assessmentLists, assessments, clock, ids } = tools

  const applicantOf = async ({ by, resumeId, jobDescriptionId }: ForWhom): Promise<Wanting> => {
    if (resumeId !== null) {
      const applicant = await applicants.find(by.workspaceId, resumeId, jobDescriptionId)
      if (!applicant) throw new CandidateNotFound()
      return applicant
    }
    const needs = await applicants.needsOf(by.workspaceId, jobDescriptionId)
    if (!needs) throw new JobDescriptionNotFound()
    return { candidateId: null, needs }
  }

  /** Questions of the bank that somebody has read in a sitting, practice among them: it may have told them the answers. */
  async function seenBy(candidateId: string): Promise<Set<string>> {
    const begun = (await assessments.ofCandidate(candidateId)).filter(({ startedAt }) => startedAt !== null)
    const asked = await Promise.all(begun.map(({ id }) => assessments.questionsOf(id)))
    return new Set(asked.flat().flatMap(({ bankId }) => bankId ?? []))
  }

  /** Chooses and keeps them; `not` are ids of drafts that must not come again. */
  async function draft(
    workspaceId: string,
    { candidateId, needs }: Wanting,
    part: Part,
    wanted: { count: number; seed?: string; not?: Draft[]; bankFirst?: boolean },
  ): Promise<Drafted> {
    const { count, seed = ids.id(), not = [], bankFirst = false } = wanted
    const without = await assessmentLists.retired(workspaceId)
    for (const { content } of not) if (content.bankId) without.add(content.bankId)
    const seen = candidateId === null ? new Set<string>() : await seenBy(candidateId)
    const chosen = await chosenBy(tools, part, { needs, count, seed, without }, { seen, bankFirst })
    const { nearest, notice } = chosen
    const known = new Set(not.map(({ content }) => normalised(content.text)))
    const questions = chosen.questions.filter(({ text }) => !known.has(normalised(text)))
    if (questions.length === 0) throw new NoQuestions(part)
    const drafts = questions.map((content) => ({ id: ids.id(), workspaceId, part, seed, content, createdAt: clock.now() }))
    await tools.transaction(async () => {
      await assessmentDrafts.add(drafts)
      await planSweep(tools)
    })
    const notices = [
      ...(nearest
        ? [`The question bank has no questions for ${needs.jobTitle || 'this job title'}, so questions for ${nearest} were used.`]
        : []),
      ...(notice ? [notice] : []),
      ...(questions.length < count ? [`There are only ${questions.length} suitable questions.`] : []),
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
      const applicant = await applicantOf(forWhom)
      // Whoever may make nothing any more does not keep a model busy either.
      await tools.quota.take(forWhom.by)
      return draft(forWhom.by.workspaceId, applicant, part, { count })
    },

    /** One question more, and none of those; of the bank while it has others, because a person is waiting. */
    async otherQuestion(forWhom: ForWhom, part: Part, not: string[]): Promise<Draft> {
      const applicant = await applicantOf(forWhom)
      await tools.quota.take(forWhom.by)
      const known = await assessmentDrafts.find(forWhom.by.workspaceId, not)
      const { drafts } = await draft(forWhom.by.workspaceId, applicant, part, { count: 1, not: known, bankFirst: true }).catch(
        (error: unknown) => {
          throw error instanceof NoQuestions ? new NoOtherQuestion() : error
        },
      )
      return drafts[0]!
    },
  }
}

type Wanted = Parameters<typeof chooseQuestions>[1]

interface Sourced extends Chosen {
  notice: string | null
}

/** Questions of the model where there is one, and of the bank for what it does not give. Never waits long, and never fails for it. */
async function chosenBy(
  { languageModel, questionBank }: SendingTools,
  part: Part,
  wanted: Wanted,
  { seen, bankFirst }: { seen: ReadonlySet<string>; bankFirst: boolean },
): Promise<Sourced> {
  /** What somebody has read already comes again only where the bank has nothing else. */
  const choose = async (count: number): Promise<Chosen> => {
    const from = part === 'mcq' ? chooseQuestions : chooseOpenQuestions
    const all = { ...wanted, count }
    const fresh = await from(questionBank, { ...all, without: wanted.without.union(seen) })
    return fresh.questions.length >= count || seen.size === 0 ? fresh : from(questionBank, all)
  }
  if (bankFirst) {
    const chosen = await choose(wanted.count)
    if (chosen.questions.length >= wanted.count) return { ...chosen, notice: null }
  }
  const ofModel = part === 'mcq' ? modelChoices : modelOpenQuestions
  const written = languageModel.available ? await ofModel(languageModel, wanted).catch(() => null) : []
  const made = written ?? []
  const missing = wanted.count - made.length
  const fromBank = missing > 0 ? await choose(missing) : { questions: [], nearest: null }
  // The bank may ask the same in the same words.
  const texts = new Set(made.map(({ text }) => normalised(text)))
  const questions = [...made, ...fromBank.questions.filter(({ text }) => !texts.has(normalised(text)))]
  return {
    questions: questions.toSorted((one, other) => (one.level ?? 2) - (other.level ?? 2)),
    nearest: fromBank.nearest,
    notice: !languageModel.available
      ? null
      : written === null
        ? 'The language model did not answer, so these questions come from the question bank.'
        : missing > 0
          ? `${fromBank.questions.length} of ${questions.length} questions come from the question bank.`
          : null,
  }
}
