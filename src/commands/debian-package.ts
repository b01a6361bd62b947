/**
 * Installs a Debian package, where this machine has apt-get and lets us: as root, or with a sudo that asks for nothing. Whoever calls looks
 * afterwards whether the program is there. A server that comes with the package is not started.
 */
export function installDebianPackage(name: string): void {
  if (!Bun.which('apt-get')) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    Bun.spawnSync([...asRoot, 'apt-get', ...command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdout: 'ignore',
      stderr: 'inherit',
      timeout: 300_000,
    })
}
