/** Checks the proof of one entry of an audit log, without the database. Ends with 1 when it does not hold. */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, say, stop } from './prepare.ts'

const usage = 'Usage: bun run verify-entry FILE [--signer FINGERPRINT]'
const { file, signer } = readArguments()

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { signer: { type: 'string' } }, allowPositionals: true })
    const [file, ...more] = positionals
    if (!file || more.length > 0) stop(usage)
    return { file, signer: values.signer }
  } catch {
    stop(usage)
  }
}

if (!existsSync(file)) stop(`There is no file ${file}.`)
installDependencies()
const { Value } = await import('@sinclair/typebox/value')
const { EntryProofRecord } = await import('#src/contracts/admin/records.ts')
const { entryProblem } = await import('#src/admin/verify-entry.ts')
const { fingerprintOf, isSameFingerprint } = await import('#src/shared/instance-signer.ts')

const proof = read(readFileSync(file, 'utf8'))
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
if (!Value.Check(EntryProofRecord, proof)) stop(`${file} is no proof of an entry.`)
const problem = entryProblem(proof)
if (problem) stop(problem)
const { entry, anchor } = proof
const by = fingerprintOf(anchor.signer)
if (signer !== undefined && !isSameFingerprint(signer, by)) stop(`It was signed by ${by}, and not by ${signer}.`)
process.stdout.write(`${JSON.stringify(entry, null, 2)}\n`)
say(`This is entry ${entry.number} of the log as it was noted on ${anchor.at}, signed by ${by}.`)
if (signer === undefined) say('Compare the signer with the one that the instance shows on its system page.')
