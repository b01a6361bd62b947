import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '#src/commands/prepare.ts'

export const targets = ['linux-x64', 'linux-arm64'] as const
export type Target = (typeof targets)[number]
export const isTarget = (name: string): name is Target => targets.some((each) => each === name)
/** The target that runs on this machine. */
export const ownTarget = (): string => `${process.platform}-${process.arch}`

/** What running takes, beside the libraries. The image is made of the same. */
export const shipped = [
  ...['package.json', 'bun.lock', 'tsconfig.json', 'vite.config.ts', 'CHANGELOG.md', 'THIRD_PARTY_DATA.md'],
  ...['adapters', 'dist', 'docs/help', 'migrations', 'src', 'web'],
] as const

/** Tests stay behind. */
const isLeftBehind = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * Packs the program with its libraries into an archive, and a launcher around that into one file for `target`. A plain
 * compile would lose what the program reads beside itself: migrations, pages, knowledge, the modules of its processes.
 * Rejects with what the step that failed said.
 */
export async function buildBinary({ file, target }: { file: string; target: Target }): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'ats-binary-'))
  try {
    const program = join(work, 'program')
    mkdirSync(program)
    for (const name of shipped)
      cpSync(join(root, name), join(program, name), {
        recursive: true,
        filter: (path) => !isLeftBehind(path) && path !== file,
      })
    const [os = 'linux', cpu = 'x64'] = target.split('-')
    const install = ['install', '--production', '--frozen-lockfile', '--ignore-scripts', `--os=${os}`, `--cpu=${cpu}`]
    run([process.execPath, ...install], program)
    const lock = new Bun.CryptoHasher('sha256')
    for (const name of ['package.json', 'bun.lock']) lock.update(readFileSync(join(program, name)))
    writeFileSync(join(program, 'node_modules/.installed-from'), lock.digest('hex'))

    const archive = Bun.zstdCompressSync(await packed(program), { level: 10 })
    writeFileSync(join(work, 'program.tar.zst'), archive)
    writeFileSync(join(work, 'digest.ts'), `export const digest = '${Bun.SHA256.hash(archive, 'hex')}'\n`)
    for (const name of ['launcher.ts', 'unpack.ts']) cpSync(join(import.meta.dir, name), join(work, name))
    mkdirSync(dirname(file), { recursive: true })
    const output = join(work, basename(file))
    run([process.execPath, 'build', '--compile', `--target=bun-${target}`, 'launcher.ts', '--outfile', output], work)
    cpSync(output, file)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** A tar of everything in `folder`. */
async function packed(folder: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files[path.slice(folder.length + 1)] = readFileSync(path)
  }
  return new Bun.Archive(files).bytes()
}

function run(command: string[], cwd: string) {
  const { exitCode, stderr } = Bun.spawnSync(command, { cwd, stdout: 'ignore', stderr: 'pipe' })
  if (exitCode !== 0) throw new Error(stderr.toString().trim().slice(-1000))
}
