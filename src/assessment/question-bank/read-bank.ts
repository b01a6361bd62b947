import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type BankTitle, MultipleChoiceFile, slugOf, VoiceFile } from './schema.ts'

/** What the bank says about a skill without its questions. */
export interface BankSkill {
  skill: string
  titles: readonly BankTitle[]
  questionCount: number
}

/** Questions that need no model. Nothing is read before it is asked for, and only the list of skills is remembered. */
export interface QuestionBank {
  /** Every skill that has questions, in alphabetical order. */
  skills(): Promise<readonly BankSkill[]>
  /** The questions of one skill by its canonical name, or null when there are none. */
  ofSkill(skill: string): Promise<MultipleChoiceFile | null>
  /** The open questions of a job title, or null for a title that an administrator added. */
  ofTitle(title: string): Promise<VoiceFile | null>
}

/** `folder` holds `multiple-choice/` and `voice/`. Reading rejects, naming the file, when a file is not what the schema says. */
export function readBank(folder = import.meta.dir): QuestionBank {
  const multipleChoice = (name: string) =>
    read<MultipleChoiceFile>(MultipleChoiceFile, join(folder, 'multiple-choice', `${name}.json`))
  let list: Promise<BankSkill[]> | undefined

  const listSkills = async () => {
    const skills: BankSkill[] = []
    for (const name of await namesIn(join(folder, 'multiple-choice'))) {
      const file = await multipleChoice(name)
      if (file) skills.push({ skill: file.skill, titles: file.titles, questionCount: file.questions.length })
    }
    return skills.sort((one, other) => (one.skill < other.skill ? -1 : 1))
  }

  return {
    skills() {
      list ??= listSkills().catch((error: unknown) => {
        list = undefined
        throw error
      })
      return list
    },
    async ofSkill(skill) {
      const file = await multipleChoice(slugOf(skill))
      return file?.skill === skill ? file : null
    },
    async ofTitle(title) {
      const file = await read<VoiceFile>(VoiceFile, join(folder, 'voice', `${slugOf(title)}.json`))
      return file?.title === title ? file : null
    },
  }
}

/** File names without their extension; none when the folder is missing. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

async function read<File>(schema: TSchema, path: string): Promise<File | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const content = parsed(text)
  if (!Value.Check(schema, content)) throw new Error(`${path} is not what the question bank's schema says`)
  return content as File
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
