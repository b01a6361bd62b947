import type { CompanyWorkspace } from '#src/jobportal/index.ts'
import type { PipelinePorts } from './ports.ts'

type Erasing = Pick<CompanyWorkspace, 'erasureOf' | 'erase' | 'filesInUse'>

/** What goes of the workspace when somebody's application is erased: their candidate, and whoever is nobody's candidate any more. */
export function eraseApplicants({ applicationCandidates, erase }: PipelinePorts): Erasing {
  const erasureOf: Erasing['erasureOf'] = async ({ id, candidateId, fileId, earlier }) => {
    const nothing = { people: [], resumes: [], candidates: [] }
    if (!candidateId) return nothing
    const others = (await applicationCandidates.ofCandidate(candidateId)).filter((each) => each !== id)
    const rows = await applicationCandidates.rowsOfPerson(candidateId)
    // Who is held stays, as with every other deletion.
    if (!rows || rows.isHeld || others.length > 0) return nothing
    const isOnly = rows.resumes.every(({ candidates }) => candidates.every((each) => each === candidateId))
    // Of somebody who has other candidates too, only what this application brought: its resume and the ones before.
    const sent = new Set([fileId, ...earlier.map((each) => each.fileId)])
    const resumes = rows.resumes.filter(
      ({ candidates, fileId }) => candidates.every((each) => each === candidateId) && (candidates.length > 0 || sent.has(fileId)),
    )
    return isOnly
      ? { people: rows.people, resumes: rows.resumes.map((resume) => resume.id), candidates: [candidateId] }
      : { people: [], resumes: resumes.map((resume) => resume.id), candidates: [candidateId] }
  }
  return {
    erasureOf,
    async erase(application) {
      const rows = await erasureOf(application)
      if (rows.candidates.length === 0) return { files: [], mails: [] }
      const { files, mails } = await erase({ workspaceId: application.companyId, ...rows })
      return { files, mails }
    },
    filesInUse: applicationCandidates.filesOfResumes,
  }
}
