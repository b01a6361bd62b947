import type { Clock } from '#src/ports/clock.ts'
import type { Criteria } from '#src/resume-engine/criteria.ts'
import { criteriaFrom, skillId } from '#src/resume-engine/criteria.ts'
import type { CriteriaChoice, SkillCriterion } from '#src/resume-engine/criteria-choice.ts'
import { CriteriaChanged, JobDescriptionNotFound, NothingWeighed, ProtectedCriterion } from './errors.ts'
import type { Actor, JobDescriptions, MatchReader } from './ports.ts'
import { objectionTo } from './protected-criteria.ts'
import type { JobDescription } from './resume.ts'
import { criteriaOf, type ModelAdditions } from './scoring-context.ts'

interface Ports {
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
  reader: Pick<MatchReader, 'skillNamed'>
  clock: Clock
}

export interface CriteriaWithHistory {
  criteria: Criteria
  /** What the text says, under the published weights. */
  asRead: Criteria
  /** Newest first; ends with version 1. */
  history: { version: number; savedAt: Date; savedBy: string | null }[]
}

/** A skill as a person states it. */
export type StatedSkill = Pick<SkillCriterion, 'skill' | 'alternatives' | 'must' | 'weight'>

export interface StatedChoice extends Pick<CriteriaChoice, 'weights' | 'years' | 'degree'> {
  skills: StatedSkill[]
}

/** What the candidates of a job description are measured by: looked at, and changed by a person as a new version. */
export function chooseCriteria(ports: Ports) {
  const { jobDescriptions, reader, clock } = ports
  const saved = async (by: Actor, id: string): Promise<JobDescription> => {
    const job = await jobDescriptions.find(by.workspaceId, id)
    if (!job) throw new JobDescriptionNotFound()
    return job
  }
  const withHistory = async (by: Actor, job: JobDescription): Promise<CriteriaWithHistory> => ({
    criteria: await criteriaOf(ports, by.workspaceId, job),
    asRead: criteriaFrom(job.requirements),
    history: [...(await jobDescriptions.criteriaHistory(job.id)), { version: 1, savedAt: job.uploadedAt, savedBy: null }],
  })

  /** The taxonomy's name for what a person wrote, with the job description's quote when it asks for the same. */
  const named = async (stated: StatedSkill, read: Map<string, SkillCriterion>): Promise<SkillCriterion> => {
    const known = read.get(skillId(stated.skill))
    const { must, weight } = stated
    const alternatives = stated.alternatives.map((each) => each.trim()).filter(Boolean)
    if (known) return { ...known, alternatives, must, weight }
    const { skill, known: inTaxonomy } = await reader.skillNamed(stated.skill.trim())
    const { quote = null } = read.get(skillId(skill)) ?? {}
    const others = await Promise.all(alternatives.map(async (each) => (await reader.skillNamed(each)).skill))
    return { id: skillId(skill), skill, known: inTaxonomy, alternatives: others, must, weight, quote }
  }

  return {
    /** Of a job description that was looked up already. */
    criteriaOfJob: withHistory,
    async criteria(by: Actor, id: string): Promise<CriteriaWithHistory> {
      return withHistory(by, await saved(by, id))
    },

    /** Criteria of an earlier version. */
    async criteriaAt(by: Actor, id: string, version: number): Promise<Criteria> {
      const job = await saved(by, id)
      if (version < 1 || version > job.criteriaVersion) throw new JobDescriptionNotFound()
      return criteriaOf(ports, by.workspaceId, job, version)
    },

    /**
     * Saves other criteria as the version after `base`. Rejects with `CriteriaChanged` when somebody else saved in between,
     * and with `ProtectedCriterion` when one of them asks for what nobody may be chosen by.
     */
    async saveCriteria(by: Actor, id: string, base: number, choice: StatedChoice): Promise<CriteriaWithHistory> {
      const job = await saved(by, id)
      const wordings = choice.skills.flatMap(({ skill, alternatives }) => [skill, ...alternatives])
      for (const text of [...wordings, ...(choice.degree ? [choice.degree.canonical] : [])]) {
        const objection = objectionTo(text)
        if (objection) throw new ProtectedCriterion({ criterion: text, ...objection })
      }
      if (Object.values(choice.weights).every((weight) => weight === 0)) throw new NothingWeighed()
      const before = await criteriaOf(ports, by.workspaceId, job)
      const read = new Map([...criteriaFrom(job.requirements).skills, ...before.skills].map((skill) => [skill.id, skill]))
      const skills = new Map<string, SkillCriterion>()
      for (const stated of choice.skills) {
        const skill = await named(stated, read)
        if (!skills.has(skill.id)) skills.set(skill.id, skill)
      }
      const done = await jobDescriptions.saveCriteria(id, base, { ...choice, skills: [...skills.values()] }, by.id, clock.now())
      if (!done) throw new CriteriaChanged()
      return withHistory(by, await saved(by, id))
    },
  }
}
