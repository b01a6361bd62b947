/**
 * Fails for an error in the types, for a promise that nobody waits for, and for a walk through the house that has grown longer. With `--all`
 * the walks are printed whole.
 */
import { join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'
import { droppedPromises } from './dropped-promises.ts'
import { walksTaken } from './house-walks.ts'
import { openProject } from './type-checker.ts'
import { typeErrors } from './type-errors.ts'

await openProject(join(root, 'tsconfig.json'), root, async (project) => {
  const errors = await typeErrors(project, root)
  const dropped = await droppedPromises(project, root, (file) => /^(src|adapters|e2e|migrations)\//.test(file))
  const walks = await walksTaken(project, root)
  for (const line of [...errors, `errors in types: ${errors.length}`]) say(line)
  for (const line of [...dropped, `promises that nobody waits for: ${dropped.length}`]) say(line)
  for (const line of [...walks.said, ...(process.argv.includes('--all') ? walks.whole : [])]) say(line)
  if (errors.length + dropped.length > 0 || walks.isLonger) process.exitCode = 1
})
