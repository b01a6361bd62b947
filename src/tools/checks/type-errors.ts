import { relative } from 'node:path'
import type { Diagnostic, Project } from 'typescript/unstable/async'

/** What `tsc` finds wrong with a project, in its words: types only where everything can be read. */
export async function typeErrors(project: Project, folder: string): Promise<string[]> {
  const { program } = project
  const unread = [...(await program.getConfigFileParsingDiagnostics()), ...(await program.getSyntacticDiagnostics())]
  const unfit = unread.length > 0 ? [] : [...(await program.getProgramDiagnostics()), ...(await program.getGlobalDiagnostics())]
  const found = [...unread, ...unfit]
  if (found.length === 0) found.push(...(await program.getSemanticDiagnostics()))
  return Promise.all(found.map(async (each) => `${await placeOf(project, folder, each)}error TS${each.code}: ${inWords(each)}`))
}

async function placeOf({ program }: Project, folder: string, { fileName, pos }: Diagnostic): Promise<string> {
  if (!fileName) return ''
  const text = (await program.getSourceFile(fileName))?.text ?? (await Bun.file(fileName).text())
  const before = text.slice(0, pos).split('\n')
  return `${relative(folder, fileName)}(${before.length},${before.at(-1)!.length + 1}): `
}

const inWords = ({ text, messageChain }: Diagnostic, depth = 0): string =>
  [`${'  '.repeat(depth)}${text}`, ...(messageChain ?? []).map((each) => inWords(each, depth + 1))].join('\n')
