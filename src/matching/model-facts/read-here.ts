import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Claim, Found, Material, ModelFactsKind, ModelFactsReader } from '../model-facts-ports.ts'
import { checkJobClaims, checkResumeClaims } from './check-model-facts.ts'
import { piecesOfJob, piecesOfResume, shownText } from './shown-pieces.ts'

/** What a model may see of the document. */
export function shownToModel({ kind, document, facts }: Material): string {
  const read: ReadDocument = JSON.parse(document)
  return shownText(read.text, kind === 'resume' ? piecesOfResume(read, facts) : piecesOfJob(read))
}

/** Those of the claims that the document bears out. */
export function checkedAgainst({ kind, document, facts }: Material, claims: Claim[]): Found[ModelFactsKind][] {
  const read: ReadDocument = JSON.parse(document)
  return kind === 'resume' ? checkResumeClaims(read, facts, claims) : checkJobClaims(read, facts, claims)
}

/** Does the work in this very process: for tests and the command line. A server leaves it to where the taxonomy lives. */
export const modelFactsHere: ModelFactsReader = {
  shown: async (material) => shownToModel(material),
  checked: async (material, claims) => checkedAgainst(material, claims),
}

/** The same as tasks of a reading process, whose one argument is a text: JSON of the material and the claims. */
export const modelFactsTasks = {
  async 'shown-to-model'(request: string) {
    const { material } = JSON.parse(request) as { material: Material }
    return { text: shownToModel(material) }
  },
  async 'model-claims'(request: string) {
    const { material, claims } = JSON.parse(request) as { material: Material; claims: Claim[] }
    return { facts: checkedAgainst(material, claims) }
  },
}
