import type { Criteria } from '#src/resume-engine/criteria.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import type { Candidates, JobDescriptions } from './ports.ts'
import type { Candidate } from './resume.ts'
import { criteriaOf, type ModelAdditions } from './scoring-context.ts'

interface Ports {
  candidates: Candidates
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
}

/** What a job is about and asks for, for whoever makes questions from it. */
export interface Asked {
  jobTitle: string
  titleFamily: string | null
  occupations: string[]
  /** Of the taxonomy; must-haves first. */
  skills: { skill: string; alternatives: string[]; must: boolean }[]
  /** Skills of the taxonomy that the resume names. */
  claimed: string[]
  years: number | null
}

export function whatIsAsked(ports: Ports) {
  const jobOf = ports.jobDescriptions.findEvenDeleted
  const askedBy = (jobTitle: string, { titleMeaning }: JobRequirements, { skills, years }: Criteria): Asked => ({
    jobTitle,
    titleFamily: titleMeaning?.family ?? null,
    occupations: titleMeaning?.occupations ?? [],
    skills: skills
      .filter(({ known }) => known)
      .map(({ skill, alternatives, must }) => ({ skill, alternatives, must }))
      .toSorted((one, other) => Number(other.must) - Number(one.must)),
    claimed: [],
    years: years?.value ?? null,
  })
  return {
    /** What a job description asks of anybody; null when the workspace has none with this id. */
    async askedByJob(workspaceId: string, jobDescriptionId: string): Promise<Asked | null> {
      const job = await jobOf(workspaceId, jobDescriptionId)
      return job && askedBy(job.title, job.requirements, await criteriaOf(ports, workspaceId, job))
    },

    /** The candidate with this resume for this job description, what is asked of them and what they claim; null without one. */
    async askedOfCandidate(
      workspaceId: string,
      resumeId: string,
      jobDescriptionId: string,
    ): Promise<{ candidate: Candidate; asked: Asked } | null> {
      const candidate = await ports.candidates.ofPair(resumeId, jobDescriptionId)
      const job = candidate?.workspaceId === workspaceId ? await jobOf(workspaceId, jobDescriptionId) : null
      if (!candidate || !job) return null
      const asked = askedBy(candidate.jobDescription.title, job.requirements, await criteriaOf(ports, workspaceId, job))
      const named = candidate.resume.facts.skills.filter(({ value }) => value.known).map(({ value }) => value.skill)
      const added = candidate.match.basis?.model?.skills.map(({ skill }) => skill) ?? []
      return { candidate, asked: { ...asked, claimed: [...new Set([...named, ...added])] } }
    },
  }
}
