import type { QuoteContext } from '#src/contracts/matching/evidence-records.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Quote } from '#src/resume-engine/facts.ts'
import type { ModelBasis } from '#src/resume-engine/match.ts'
import { CandidateNotFound, ResumeNotFound } from './errors.ts'
import type { Actor, Candidates, Files, StoredDocuments } from './ports.ts'
import type { QuoteBox } from './quote-boxes.ts'
import { contextsOf } from './quote-contexts.ts'
import type { Candidate, StoredFile } from './resume.ts'
import { boxesOfQuotes, instructionQuotes } from './shown-document.ts'

/** A score with the document that it rests on. */
export interface Evidence {
  candidate: Candidate
  file: StoredFile
  document: ReadDocument
  /** Places of every quote of the score, by `start-end`. */
  boxes: Map<string, QuoteBox[]>
  /** The sentence around every quote of a requirement, by `start-end`. */
  contexts: Map<string, QuoteContext>
  /** Visible sentences that speak to the software. */
  instructions: Quote[]
}

/** Every quote that a language model pointed out. */
const quotesOfModel = ({ skills, read }: ModelBasis): Quote[] => [
  ...skills.map(({ quote }) => quote),
  ...(read?.roles ?? []).flatMap(({ title, company, dates }) => [title, company, dates].flatMap((fact) => fact?.quotes ?? [])),
  ...(read?.degrees ?? []).flatMap(({ quotes }) => quotes),
]

interface Ports {
  candidates: Candidates
  storedDocuments: StoredDocuments
  files: Files
}

export function showEvidence({ candidates, storedDocuments, files }: Ports) {
  const candidate = async (by: Actor, id: string): Promise<Candidate> => {
    const found = await candidates.find(by.workspaceId, id)
    if (!found) throw new CandidateNotFound()
    return found
  }
  return {
    candidate,

    /** Everything that the page of a candidate shows. */
    async evidence(by: Actor, id: string): Promise<Evidence> {
      const found = await candidate(by, id)
      const file = await files.find(by.workspaceId, found.resume.fileId)
      const stored = await storedDocuments.ofResume(by.workspaceId, found.resume.id)
      if (!file || !stored) throw new ResumeNotFound()
      const document = JSON.parse(stored) as ReadDocument
      const { components, requirements = [], basis, copied } = found.match
      const added = basis?.model ? quotesOfModel(basis.model) : []
      const boxes = boxesOfQuotes(document, [
        ...[...components, ...requirements].flatMap(({ evidence }) => evidence),
        ...added,
        ...(copied?.passages ?? []),
      ])
      const contexts = contextsOf(
        document,
        found.resume.facts,
        requirements.flatMap(({ evidence }) => evidence),
      )
      return { candidate: found, file, document, boxes, contexts, instructions: instructionQuotes(document) }
    },
  }
}
