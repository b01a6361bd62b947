import type { PointedOut } from '#src/resume-engine/match.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import type { Files, MatchReader, Resumes, StoredDocuments } from './ports.ts'
import { type RescorePorts, rescoreOne } from './rescore.ts'
import { scoringContextOf } from './scoring-context.ts'
import { wordsIn } from './shown-document.ts'

interface Ports extends RescorePorts {
  files: Files
  reader: MatchReader
  resumes: Resumes
  storedDocuments: StoredDocuments
}

/** What somebody is shown of their own resume, and what follows when they point something out in it. */
export const ownResume = (ports: Ports) => {
  const { candidates, files, jobDescriptions, reader, resumes, storedDocuments } = ports
  return {
    ownResume: {
      resume: resumes.find,
      file: files.find,
      text: storedDocuments.ofResume,
      async scoresOf(workspaceId: string, resumeId: string) {
        const ranked = await candidates.ofResume(workspaceId, resumeId)
        return ranked.map(({ jobDescription, match }) => ({ jobTitle: jobDescription.title, match }))
      },
      fieldsOf: resumeFields,
      skillNamed: reader.skillNamed,
      find: wordsIn,
      pointOut: (resumeId: string, pointedOut: PointedOut[]) => resumes.pointOut(resumeId, pointedOut),
      /** For every job description that is still there. */
      async rescoreResume(workspaceId: string, resumeId: string) {
        for (const candidate of await candidates.ofResume(workspaceId, resumeId)) {
          const job = await jobDescriptions.find(workspaceId, candidate.jobDescription.id)
          if (job) await rescoreOne(ports, await scoringContextOf(ports, workspaceId, job), candidate)
        }
      },
    },
  }
}
