/** Makes a key that files at rest are sealed with, and writes it into a file. */
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { installDependencies, say, stop } from './prepare.ts'

const [file, ...more] = process.argv.slice(2)
if (!file || file.startsWith('-') || more.length > 0) stop('Usage: bun run sealing:key FILE')
if (existsSync(file)) stop(`${file} is there already: a key that is written over opens no file any more.`)
installDependencies()
const { newSealingKey } = await import('#adapters/sealed-file-store/sealing-keys.ts')

const path = resolve(file)
writeFileSync(path, `# Opens the files of an instance that was started with SEALING_KEY_FILE=${path}\n${newSealingKey()}\n`, {
  mode: 0o600,
  flag: 'wx',
  flush: true,
})
process.stdout.write(`SEALING_KEY_FILE=${path}\n`)
say(
  'Give the server this setting. Keep a copy of the file somewhere else, not with the backups: without it nobody opens the files, you neither.',
)
