/**
 * Shows that the product needs no network and looks for none: everything from an upload to the result of an assessment happens in a
 * network namespace without a way out, while a tracer writes down what the server asks of the system. Ends with 1 when it tried to reach another machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, say, stop } from './prepare.ts'

const usage = 'Usage: bun run prove-offline [--out FILE] | --verify FILE [--signer FINGERPRINT]'
const { out, verify, signer } = readArguments()

function readArguments() {
  try {
    const options = { out: { type: 'string' }, verify: { type: 'string' }, signer: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch {
    stop(usage)
  }
}

installDependencies()
const { inWords, proofOf, provenBy, signed } = await import('./prove-offline/report.ts')
const { fingerprintOf, isSameFingerprint } = await import('#src/shared/instance-signer.ts')

if (verify !== undefined) {
  if (!existsSync(verify)) stop(`There is no file ${verify}.`)
  const report = provenBy(readFileSync(verify, 'utf8'))
  if (!report) stop(`${verify} is no report, or was changed after it was signed.`)
  const by = fingerprintOf(report.signer)
  if (signer !== undefined && !isSameFingerprint(signer, by)) stop(`It was signed by ${by}, and not by ${signer}.`)
  process.stdout.write(`${inWords(report.proof)}\n`)
  say(`Signed by ${by}.`)
  process.exit(report.proof.isOffline === false ? 1 : 0)
}

const { wayIn } = await import('./prove-offline/namespace.ts')
const { instanceFromEnvironment } = await import('./instance.ts')
const { thisVersion } = await import('#src/version.ts')
const { productName } = await import('#src/shared/constants.ts')
const way = wayIn()
if (!way) stop('This needs Linux with the program unshare, and a user who may make a network namespace. Try it as root.')
if (!Bun.which('strace'))
  say('strace is not installed: that the server tries nothing will not be watched. On Debian: apt-get install strace')
await buildPages()
say('Walking through the product without a network …')
const child = Bun.spawn([...way, process.execPath, join(import.meta.dir, 'prove-offline/inside.ts')], {
  env: process.env,
  stdin: 'ignore',
  stdout: 'pipe',
  stderr: 'inherit',
})
const said = await new Response(child.stdout).text()
if ((await child.exited) !== 0) stop('It did not work without a network.')
const { secrets } = instanceFromEnvironment()
const key = secrets[0] ?? crypto.randomUUID()
const proof = proofOf(JSON.parse(said), {
  program: `${productName} ${thisVersion()}`,
  machine: `Linux ${release()}, ${process.arch}`,
  madeAt: new Date().toISOString(),
})
const report = signed(proof, key)
process.stdout.write(`${inWords(proof)}\n`)
if (out !== undefined) {
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
  say(`Written to ${out}; check it with: bun run prove-offline --verify ${out}`)
}
say(
  secrets[0]
    ? `Signed by ${fingerprintOf(report.signer)}, which the system page shows.`
    : `Signed by ${fingerprintOf(report.signer)}, a key made for this report: there is no instance here yet.`,
)
process.exit(proof.isOffline === false ? 1 : 0)
