import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Checked, Claims, Material, ModelFactsReader } from '../model-facts-ports.ts'
import { checkJobClaims, checkResumeClaims } from './check-model-facts.ts'
import { checkReadClaims } from './check-read-claims.ts'
import { piecesOfJob, piecesShownOfResume, shownText } from './shown-pieces.ts'

/** What a model may see of the document. */
function shownToModel({ kind, document, facts }: Material): string {
  const read: ReadDocument = JSON.parse(document)
  return shownText(read.text, kind === 'resume' ? piecesShownOfResume(read, facts) : piecesOfJob(read))
}

/** Those of the claims that the document bears out. */
function checkedAgainst({ kind, document, facts }: Material, claims: Claims): Checked {
  const read: ReadDocument = JSON.parse(document)
  return kind === 'resume'
    ? { skills: checkResumeClaims(read, facts, claims.skills), read: checkReadClaims(read, facts, claims) }
    : { skills: checkJobClaims(read, facts, claims.skills), read: { roles: [], degrees: [] } }
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
    const { material, claims } = JSON.parse(request) as { material: Material; claims: Claims }
    return checkedAgainst(material, claims)
  },
}
