import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HelpTopic } from '#src/contracts/first-run/index.ts'
import { NoSuchHelp } from './errors.ts'

const folder = join(import.meta.dir, '../../docs/help')

/** The first line of a text is its title, the paragraph below says what it is about. */
const titleAndRest = /^# +(.+)\n+(.+)\n*/

let list: Promise<HelpTopic[]> | undefined

/** By their titles. Read once: texts change with the program only. */
export function helpTopics(): Promise<HelpTopic[]> {
  list ??= readTopics().catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}

async function readTopics(): Promise<HelpTopic[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  const topics = await Promise.all(
    files.map(async (file) => {
      const [, title = file, about = ''] = titleAndRest.exec(await readFile(join(folder, file), 'utf8')) ?? []
      return { name: file.slice(0, -'.md'.length), title, about }
    }),
  )
  return topics.toSorted((one, other) => (one.title < other.title ? -1 : 1))
}

/** Rejects when there is no such text. */
export async function helpText(name: string): Promise<{ topic: HelpTopic; text: string }> {
  const topic = (await helpTopics()).find((each) => each.name === name)
  if (!topic) throw new NoSuchHelp()
  const text = await readFile(join(folder, `${topic.name}.md`), 'utf8')
  return { topic, text: text.replace(titleAndRest, '') }
}
