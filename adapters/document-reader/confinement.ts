import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** A way to start a program that sees no network and no files but the system's, ours, and its two folders. */
export interface Confinement {
  name: 'bubblewrap' | 'unshare'
  /** What is put in front of a command. The program finds `input` at `/input`, for reading, and `output` at `/output`. */
  before(folders: { input: string; output: string }): string[]
}

/** What of the program a reading process needs; never the folder that it lies in, which may hold the data. */
const parts = ['src', 'adapters', 'node_modules', 'package.json', 'tsconfig.json', 'bunfig.toml']
const systemFolders = ['/usr', '/bin', '/lib', '/lib32', '/lib64', '/libx32', '/etc/ld.so.cache', '/etc/fonts']

/** From what is on this system to where the confined program finds it, for reading. */
function readable(programRoot: string): [string, string][] {
  const own = parts.map((name): [string, string] => [join(programRoot, name), join(programRoot, name)])
  const runtime = realpathSync(process.execPath)
  const data = process.env.TESSDATA_PREFIX
  const others = [process.execPath, ...(data ? [data] : [])].map((path): [string, string] => [path, path])
  const isOfSystem = (path: string) => path.startsWith('/usr/')
  return [...own, [runtime, runtime] as [string, string], ...others].flatMap(([from, to]) =>
    existsSync(from) && !isOfSystem(to) ? [[realpathSync(from), to] as [string, string]] : [],
  )
}

/** The ways that this system may have, the best first. Whether one works shows when it is tried. */
export function confinements(programRoot: string): Confinement[] {
  if (process.platform !== 'linux') return []
  return [bubblewrap(programRoot), unshare(programRoot)].filter((way) => way !== null)
}

function bubblewrap(programRoot: string): Confinement | null {
  const program = Bun.which('bwrap')
  if (!program) return null
  return {
    name: 'bubblewrap',
    before: ({ input, output }) => [
      ...[program, '--unshare-all', '--as-pid-1', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
      ...systemFolders.flatMap((path) => ['--ro-bind-try', path, path]),
      ...readable(programRoot).flatMap(([from, to]) => ['--ro-bind', from, to]),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--ro-bind', input, '/input', '--bind', output, '/output'],
      ...['--chdir', '/', '--'],
    ],
  }
}

/**
 * The same with what every Linux has: a root of its own in memory, with the folders that are named mounted into it. What it is given:
 * the root, pairs of a place and where it goes, `--`, the command.
 */
const script = `set -e
root=$1; output=$2; shift 2
mount -t tmpfs -o mode=755 none "$root"
while [ "$1" != -- ]; do
  from=$1 to=$root$2; shift 2
  if [ -L "$from" ]; then cp -P "$from" "$to"; continue; fi
  if [ -d "$from" ]; then mkdir -p "$to"; else mkdir -p "\${to%/*}"; : > "$to"; fi
  mount -o bind,ro "$from" "$to"
done
shift
mkdir -p "$root/proc" "$root/tmp" "$root/dev" "$root/output"
mount -o bind "$output" "$root/output"
mount -t proc none "$root/proc"
for device in null zero random urandom; do : > "$root/dev/$device"; mount -o bind "/dev/$device" "$root/dev/$device"; done
cd /
exec chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"`

function unshare(programRoot: string): Confinement | null {
  const program = Bun.which('unshare')
  if (!program || !['/usr/bin/setpriv', '/bin/sh'].every((path) => existsSync(path))) return null
  const apart = ['--user', '--map-root-user', '--mount', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child=KILL']
  return {
    name: 'unshare',
    before: ({ input, output }) => [
      ...[program, ...apart, '/bin/sh', '-c', script, 'sh', `${input}.root`, output],
      ...systemFolders.filter((path) => existsSync(path)).flatMap((path) => [path, path]),
      ...readable(programRoot).flat(),
      ...[input, '/input', '--'],
    ],
  }
}
