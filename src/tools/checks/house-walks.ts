/**
 * How many shapes a resume has on its way from the upload to its row, and through how many files and changes of shape a filter goes on its
 * way to the rows: none of these may grow, and no end of a walk may be gone.
 */
import type { Project } from 'typescript/unstable/async'
import { isProduct, isTooling } from './measures.ts'
import { readProject } from './walk-reader.ts'
import { type Leg, takeWalk, WalkBroken } from './walks.ts'

const mostShapes = 8
const mostFiles = 18
const mostTranslations = 2

const submit = 'POST /api/submit'
const list = 'GET /api/candidate-filtering?fields=list'

const upload: Leg[] = [
  { starts: [submit], from: { shape: 'src/http/form-files.ts#FormFile' }, to: { takenBy: 'src/matching/ports.ts#Files.add' } },
  {
    starts: [submit],
    from: { takenBy: 'src/resume-engine/parsing/resume-facts.ts#extractResumeFacts' },
    to: { takenBy: 'src/matching/ports.ts#Resumes.add' },
  },
  {
    starts: [submit],
    from: { takenBy: 'src/matching/ports.ts#Resumes.add' },
    to: { givenBy: 'src/matching/views.ts#candidateRecord' },
  },
  {
    starts: [list],
    from: { takenBy: 'src/matching/ports.ts#Resumes.add' },
    to: { givenBy: 'src/talent/candidate-filters/views.ts#rowRecord' },
  },
]

const asking: Leg[] = [
  {
    starts: ['web/state/candidate-filters.ts#candidatesAddress', 'web/state/candidates.ts#loadCandidates'],
    from: { takenBy: 'web/state/candidate-filters.ts#candidatesAddress' },
    to: { takenBy: 'web/api/candidates.ts#listCandidates' },
  },
  {
    starts: [list],
    from: { shape: 'src/contracts/talent/candidate-calls.ts#ListQuery' },
    to: { takenBy: 'src/talent/candidate-filters/selection.ts#select' },
  },
]

const answering: Leg[] = [
  {
    starts: [list],
    from: { givenBy: 'src/talent/ports.ts#CandidateArchive.listed' },
    to: { givenBy: 'src/talent/candidate-filters/views.ts#rowRecord' },
  },
  {
    starts: ['web/pages/recruiter/candidates/use-list-rows.ts#useListRows'],
    from: { givenBy: 'src/talent/candidate-filters/views.ts#rowRecord' },
    to: { takenBy: 'web/pages/recruiter/candidates/candidate-row.tsx#isCandidate' },
  },
]

const short = (shape: string) => shape.replace(/^.*#/, '')

/** Takes the walks: what they come to, every chain and file of them, and whether one has grown longer or is broken. */
export async function walksTaken(
  project: Project,
  folder: string,
): Promise<{ said: string[]; whole: string[]; isLonger: boolean }> {
  const reader = await readProject(project, {
    folder,
    isRead: (file) => /^(src|adapters|web)\//.test(file) && isProduct(file) && !isTooling(file),
    isAdapter: (file) => /^(adapters|src\/reading-worker)\//.test(file),
    tasks: { askedIn: /^src\/reading-worker\/pooled-/, file: 'src/reading-worker/read-tasks.ts' },
  })
  try {
    const resume = await takeWalk(reader, upload)
    const asked = await takeWalk(reader, asking)
    const answered = await takeWalk(reader, answering)
    const files = [...new Set([...asked.files, ...answered.files])].toSorted()
    return {
      said: [
        `upload → row: ${resume.shapes.length} data shapes (at most ${mostShapes}): ${resume.shapes.map(short).join(', ')}`,
        `filter → rows: ${files.length} files (at most ${mostFiles}), ${asked.changes} translations (at most ${mostTranslations}): ${asked.chains.flat().map(short).join(' → ')}`,
      ],
      whole: [...[...resume.chains, ...answered.chains].map((chain) => chain.join(' → ')), ...files],
      isLonger: resume.shapes.length > mostShapes || files.length > mostFiles || asked.changes > mostTranslations,
    }
  } catch (error) {
    if (!(error instanceof WalkBroken)) throw error
    return { said: [error.message], whole: [], isLonger: true }
  }
}
