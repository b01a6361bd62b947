import { expect, test } from 'bun:test'

test('a log that cannot be written neither stops the program nor keeps it busy', async () => {
  const program = `
    import { createLog } from '${import.meta.dir}/log.ts'
    const log = createLog()
    process.on('uncaughtException', () => log.error('uncaught'))
    for (let line = 0; line < 20; line++) log.info('request')
    await Bun.sleep(50)
    process.stderr.write('alive')
  `
  // A disk without room.
  const child = Bun.spawn([process.execPath, '-e', program], { stdout: Bun.file('/dev/full'), stderr: 'pipe', timeout: 5000 })
  expect(await new Response(child.stderr).text()).toBe('alive')
  expect(await child.exited).toBe(0)
})
