/**
 * What the single file starts with: unpacks the program once and becomes the process that runs it. Compiled with the archive
 * beside it, by `build.ts`; imports nothing that is not there.
 */
import { join } from 'node:path'
// @ts-expect-error: made by `build.ts`, not by the compiler.
import { digest } from './digest.ts'
// @ts-expect-error: the archive's path in the compiled file.
import archive from './program.tar.zst' with { type: 'file' }
import { programFolder, unpackOnce } from './unpack.ts'

const names = [
  'backup',
  'backup-key',
  'restore',
  'sealing-key',
  'sealing-rotate',
  'sealing-off',
  'audit-verify',
  'verify-entry',
  'doctor',
  'rank',
  'read',
  'demo',
]
const commands: Record<string, string> = {
  start: 'src/main.ts',
  ...Object.fromEntries(names.map((name) => [name, `src/commands/${name}.ts`])),
}
const [command = 'start', ...rest] = process.argv.slice(2)
const entry = commands[command]
if (!entry) {
  process.stderr.write(`Usage: ats [${Object.keys(commands).join(' | ')}] …\n\nWithout a word it starts the server.\n`)
  process.exit(command === '--help' || command === '-h' || command === 'help' ? 0 : 1)
}
const folder = programFolder(digest as string, process.env)
try {
  await unpackOnce(folder, async () => Bun.zstdDecompressSync(await Bun.file(archive as string).bytes()))
} catch (error) {
  process.stderr.write(
    `The program could not be unpacked into ${folder}: ${(error as Error).message}\nSet PROGRAM_DIR to a folder of yours.\n`,
  )
  process.exit(1)
}
// The same file is the runtime of the program and of every process that the program starts.
const environment = { NODE_ENV: 'production', ...process.env, BUN_BE_BUN: '1' } as Record<string, string>
process.execve!(process.execPath, [process.execPath, join(folder, entry), ...rest], environment)
