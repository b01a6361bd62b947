import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import { type BankFile, faultsOfBank, faultsOfMultipleChoice, faultsOfVoice, missingFrom } from './check.ts'
import { namesIn } from './read-bank.ts'
import { MultipleChoiceFile, VoiceFile } from './schema.ts'
import { knows } from './test-bank.ts'

const filesIn = async (kind: string): Promise<BankFile[]> => {
  const folder = join(import.meta.dir, kind)
  return (await namesIn(folder)).map((name) => {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8')
    try {
      return { name, content: JSON.parse(text) }
    } catch (error) {
      return { name, content: `not JSON: ${error}` }
    }
  })
}
const multipleChoice = await filesIn('multiple-choice')
const voice = await filesIn('voice')
const skillFiles = multipleChoice
  .map(({ content }) => content as MultipleChoiceFile)
  .filter((file) => Value.Check(MultipleChoiceFile, file))
const titleFiles = voice.map(({ content }) => content as VoiceFile).filter((file) => Value.Check(VoiceFile, file))

describe('the question bank', () => {
  test.each(multipleChoice.map((file) => [file.name, file] as const))('has no fault in the questions of %s', (_, file) => {
    expect(faultsOfMultipleChoice(file, knows)).toEqual([])
  })

  test.each(voice.map((file) => [file.name, file] as const))('has no fault in the voice questions of %s', (_, file) => {
    expect(faultsOfVoice(file)).toEqual([])
  })

  test('asks nothing twice, and the length of an option does not give the key away', () => {
    expect(faultsOfBank(skillFiles, titleFiles)).toEqual([])
  })

  test('has enough questions for every title', () => {
    expect(missingFrom(skillFiles, titleFiles)).toEqual([])
  })
})
