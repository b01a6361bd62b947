import type { IdentityReader, IdentityWords } from '#src/blindreview/index.ts'
import type { ResumeFacts } from '#src/matching/index.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { identityIn } from '#src/resume-engine/parsing/identity.ts'

const none = { name: null, email: null, phone: null }

const wordsIn = (document: string, facts: unknown): IdentityWords =>
  identityIn(JSON.parse(document) as ReadDocument, (facts as ResumeFacts | null) ?? none)

/** As a task of a reading process, whose one argument is a text. */
export const identityTasks = {
  async identity(request: string): Promise<IdentityWords> {
    const { document, facts } = JSON.parse(request) as { document: string; facts: unknown }
    return wordsIn(document, facts)
  },
}

/** Reads in this very process: for tests and the command line. */
export const identityReaderHere: IdentityReader = { read: async (document, facts) => wordsIn(document, facts) }
