import { countingIds } from '#adapters/ids/counting.ts'
import type { GenerateRequest, LanguageModel } from '#src/ports/language-model.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import type { KeptModelFacts, ModelFactsCache, ModelFactsKey } from '../model-facts-ports.ts'
import { addModelFacts } from './add-model-facts.ts'
import { modelFactsHere } from './read-here.ts'

/** A model that answers as told, by what it is asked, and remembers every question. */
export function recordingModel(answer: (request: GenerateRequest) => unknown) {
  const asked: GenerateRequest[] = []
  const model: LanguageModel = {
    name: 'test/model',
    available: true,
    async generate(request) {
      asked.push(request)
      return answer(request)
    },
    check: async () => {},
  }
  return { model, asked }
}

export function memoryCache() {
  const kept = new Map<string, KeptModelFacts>()
  const nameOf = (key: ModelFactsKey) => JSON.stringify(key)
  const cache: ModelFactsCache = {
    find: async (key) => kept.get(nameOf(key)) ?? null,
    keep: async (key, facts) => void kept.set(nameOf(key), facts),
  }
  return { cache, kept }
}

export const resume = (text: string, textHash = 'hash') => {
  const document = documentFromText(text)
  return { workspaceId: 'w', textHash, document: JSON.stringify(document), facts: extractResumeFacts(document) }
}

export const job = (text: string, textHash = 'hash') => {
  const document = documentFromText(text)
  return { workspaceId: 'w', textHash, document: JSON.stringify(document), facts: extractJobRequirements(document) }
}

/** The use case over a model that answers as told. */
export function withModel(answer: (request: GenerateRequest) => unknown, timeoutMs?: number) {
  const { model, asked } = recordingModel(answer)
  const { cache, kept } = memoryCache()
  const ports = { languageModel: model, modelFacts: cache, modelFactsReader: modelFactsHere, ids: countingIds() }
  return { ...addModelFacts(ports, { timeoutMs }), ports, asked, kept }
}

export const resumeText = `Mira Talvik
mira.talvik@example.com | +1 415 555 0132
12 Harbour Street, 94105 San Francisco
https://linkedin.com/in/mira

Summary
Backend developer with eight years of experience in logistics and retail.

Experience
Backend Developer, Northwind Logistics
January 2019 - December 2023
- Kept forty services alive by orchestrating containers across three
clusters, with no night of lost data.
- Ran the daily stand-up and ordered the backlog for a team of six.
- Built services with Python and PostgreSQL.
- Mira also trained models that predict late parcels.

Education
Bachelor of Science in Computer Science, Lakeside University, 2018

Skills
Python, PostgreSQL`

export const skillsOf = (facts: { value: { skill: string } }[]) => facts.map(({ value }) => value.skill)
