import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelled } from '../eval/ranking/labelled.ts'
import { sampleJobTexts, sampleResumeTexts } from './sample-texts.ts'

/** Texts to make facts from: the labelled ones where they are at hand, else those of the sample workspace. */
export function texts(dataDir: string): { resumes: string[]; jobs: string[]; origin: string } {
  if (!existsSync(join(dataDir, 'matching.jsonl')))
    return { resumes: sampleResumeTexts(), jobs: sampleJobTexts(), origin: 'the sample workspace' }
  const sets = readLabelled(dataDir)
  const resumes = new Set(sets.flatMap((set) => [...set.resumes.values()].map(({ text }) => text)))
  const category = sets.find(({ name }) => name === 'category') ?? sets[0]!
  return { resumes: [...resumes], jobs: [...category.jobs.values()].map(({ text }) => text), origin: dataDir }
}
