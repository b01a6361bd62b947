const complaintKept = 500

const onLinux = (program: string) => (process.platform === 'linux' ? Bun.which(program) : null)

/**
 * Runs a program with these arguments, behind everything else the machine has to do, and ends it after `timeoutMs` or with this
 * process. Resolves to its exit code (null when something ended it by force) and the last of what it complained about. No shell reads any of it.
 */
export async function run(
  command: string[],
  { cwd, timeoutMs }: { cwd: string; timeoutMs: number },
): Promise<{ code: number | null; complaint: string }> {
  const nice = onLinux('nice')
  const setpriv = onLinux('setpriv')
  const { PATH = '', HOME = cwd, LD_LIBRARY_PATH } = process.env
  const child = Bun.spawn(
    [...(nice ? [nice, '-n', '10'] : []), ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []), ...command],
    {
      cwd,
      env: { PATH, HOME, LC_ALL: 'C', ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) },
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: Math.ceil(timeoutMs),
      killSignal: 'SIGKILL',
    },
  )
  let complaint = ''
  const listen = async () => {
    const decoder = new TextDecoder()
    for await (const piece of child.stderr)
      complaint = (complaint + decoder.decode(piece, { stream: true })).slice(-complaintKept)
  }
  const listening = listen().catch(() => {})
  const code = await child.exited
  // What it started may still hold the pipe.
  await Promise.race([listening, Bun.sleep(100)])
  return { code: child.signalCode === 'SIGKILL' ? null : code, complaint }
}
