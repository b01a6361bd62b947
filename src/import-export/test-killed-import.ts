/** Imports people into the data folder it is given, or goes on with that, until it is killed. */
import { testServer } from '#adapters/test-server.ts'
import { greenhouseTable, madeUpPeople } from './systems/test-exports.ts'
import { aWorkspace } from './test-exchange.ts'

const [dataDir, way] = process.argv.slice(2) as [string, string]
const server = testServer({ DEFAULT_PLAN: 'free' }, {}, dataDir)
if (way === 'begin') {
  const { jobId, cookie } = await aWorkspace(undefined, server)
  const body = new FormData()
  body.append('job_description_id', jobId)
  body.append('file', new Blob([greenhouseTable(madeUpPeople(130, 11))]), 'report.csv')
  const { status } = await server.call('POST', '/api/import', { cookie, body })
  if (status !== 200) process.exit(1)
} else await server.jobs.releaseAll()
const toldNow = async () =>
  (await server.database.reading<[number]>('select count(*) from imported_people where is_made')())[0]![0]
const told = await toldNow()
process.stdout.write(`working ${told}\n`)
// Looks whenever the event loop comes round, and dies with so many more people told.
const most = told + Number(process.argv[4])
setInterval(async () => {
  if ((await toldNow()) >= most) process.kill(process.pid, 'SIGKILL')
}, 1)
for (;;) {
  await server.app.worker.runDue()
  await Bun.sleep(1)
}
