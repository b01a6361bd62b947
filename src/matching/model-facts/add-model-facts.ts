import type { Ids } from '#src/ports/ids.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { JobRequirements, ReadByModel, ResumeFacts } from '#src/resume-engine/facts.ts'
import { ask, UnusableAnswer } from '#src/shared/ask.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import type {
  Checked,
  Claim,
  Claims,
  Found,
  KeptModelFacts,
  Material,
  ModelFactsCache,
  ModelFactsKey,
  ModelFactsKind,
  ModelFactsReader,
} from '../model-facts-ports.ts'
import { answerSchemas, fenced, instructionsFor, promptVersion } from './prompts.ts'

export interface AddModelFactsPorts {
  languageModel: LanguageModel
  modelFacts: ModelFactsCache
  modelFactsReader: ModelFactsReader
  ids: Pick<Ids, 'token'>
}

interface Text<Facts> {
  workspaceId: string
  /** Hash of the document's normalised visible text. */
  textHash: string
  /** The `ReadDocument` as JSON text. */
  document: string
  /** What code read from it. */
  facts: Facts
}

/** What a model added to one text, and which model with which words. */
export interface Addition<Kind extends ModelFactsKind> {
  name: string
  promptVersion: string
  skills: Found[Kind][]
  read: ReadByModel
}

const timeLimitMs = 30_000

/**
 * Asks a language model for what code did not read, and keeps what the text bears out. The same text is asked about once. Rejects with `ProviderError` when the model fails or its answer cannot be used, and keeps nothing: ask again later.
 */
export function addModelFacts(ports: AddModelFactsPorts, { timeoutMs = timeLimitMs } = {}) {
  const { languageModel, modelFacts } = ports
  const keyOf = (kind: ModelFactsKind, { workspaceId, textHash }: Pick<ModelFactsKey, 'workspaceId' | 'textHash'>) => ({
    workspaceId,
    textHash,
    kind,
    model: languageModel.name,
    promptVersion,
  })

  const additionOf = <Kind extends ModelFactsKind>({ facts, read }: KeptModelFacts): Addition<Kind> => ({
    name: languageModel.name,
    promptVersion,
    skills: facts as Found[Kind][],
    read,
  })

  const added = async <Kind extends ModelFactsKind>(kind: Kind, where: Pick<ModelFactsKey, 'workspaceId' | 'textHash'>) => {
    const kept = languageModel.available ? await modelFacts.find(keyOf(kind, where)) : null
    return kept && additionOf<Kind>(kept)
  }

  const add = async <Kind extends ModelFactsKind>(
    kind: Kind,
    { workspaceId, textHash, document, facts }: Text<ResumeFacts | JobRequirements>,
  ): Promise<Addition<Kind>> => {
    const key = keyOf(kind, { workspaceId, textHash })
    const material = { kind, document, facts } as Material
    let kept = await modelFacts.find(key)
    if (kept?.engine !== facts.engine) {
      const claims = kept?.claims ?? (await claimsOf(ports, material, timeoutMs))
      const { skills, read } = await checkedOf(ports, material, claims)
      kept = { engine: facts.engine, claims, facts: skills, read }
      await modelFacts.keep(key, kept)
    }
    return additionOf<Kind>(kept)
  }

  return {
    toResume: (text: Text<ResumeFacts>) => add('resume', text),
    toJobDescription: (text: Text<JobRequirements>) => add('job-description', text),
    /** What is known without asking; null when there is no model, or it has not answered yet. */
    addedToResume: (workspaceId: string, textHash: string) => added('resume', { workspaceId, textHash }),
    addedToJobDescription: (workspaceId: string, textHash: string) => added('job-description', { workspaceId, textHash }),
  }
}

const checkedOf = async ({ modelFactsReader }: AddModelFactsPorts, material: Material, claims: Claims): Promise<Checked> =>
  claims.skills.length + claims.positions.length + claims.degrees.length > 0
    ? modelFactsReader.checked(material, claims)
    : { skills: [], read: { roles: [], degrees: [] } }

async function claimsOf(
  { languageModel, modelFactsReader, ids }: AddModelFactsPorts,
  material: Material,
  timeoutMs: number,
): Promise<Claims> {
  const text = await modelFactsReader.shown(material)
  if (!text.trim()) return { skills: [], positions: [], degrees: [] }
  const fence = fenceFor(text, ids)
  const question = { instructions: instructionsFor(material.kind, fence), input: fenced(text, fence), timeoutMs }
  try {
    if (material.kind === 'resume') {
      const { skills, positions = [], degrees = [] } = await ask(languageModel, { ...question, schema: answerSchemas.resume })
      return {
        skills: skills.map(({ skill, quote }) => ({ skill, quote })),
        positions: positions.map(({ title, employer, dates }) => ({
          ...(title && { title }),
          ...(employer && { employer }),
          ...(dates && { dates }),
        })),
        degrees: degrees.map(({ quote }) => ({ quote })),
      }
    }
    const { skills } = await ask(languageModel, { ...question, schema: answerSchemas['job-description'] })
    return {
      skills: skills.map(({ skill, quote, must }): Claim => ({ skill, quote, ...(must === undefined ? {} : { must }) })),
      positions: [],
      degrees: [],
    }
  } catch (error) {
    if (error instanceof UnusableAnswer) throw new ProviderError(languageModel.name, error.message, { cause: error })
    throw error
  }
}

/** A line that nobody could foresee, and that does not stand in the text. */
function fenceFor(text: string, ids: Pick<Ids, 'token'>): string {
  for (;;) {
    const fence = `----- ${ids.token()} -----`
    if (!text.includes(fence)) return fence
  }
}
