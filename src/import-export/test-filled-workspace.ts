import { sql } from 'drizzle-orm'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { type Column, columnsOf, rowsOf } from '#adapters/workspace-archive/columns.ts'
import { travels } from '#adapters/workspace-archive/table-plan.ts'

export type Server = ReturnType<typeof testServer>

/** Somebody who owns an empty workspace on an instance of their own. */
export async function anInstance(environment: Record<string, string> = {}) {
  const server = testServer({ DEFAULT_PLAN: 'free', ...environment })
  const { cookie, id } = await server.recruiter('rita@example.com')
  const [[workspaceId] = ['']] = await server.database
    .query()
    .values<[string]>(sql`select workspace_id from memberships where user_id = ${id}`)
  return { server, cookie, userId: id, workspaceId }
}

export type Instance = Awaited<ReturnType<typeof anInstance>>

const condition = (table: string, workspaceId: string) =>
  sql.join(
    rowsOf(table)
      .split('?')
      .flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${workspaceId}`, sql.raw(part)])),
    sql``,
  )

/** The rows of a workspace in a table that travels, in the order in which they came. */
export const rowsOfTable = async ({ server, workspaceId }: Instance, table: string) =>
  server.database.query().values<(string | number | null)[]>(
    sql`select ${sql.join(
      columnsOf(table).map(({ name }) => sql.identifier(name)),
      sql`, `,
    )} from ${sql.identifier(table)} where ${condition(table, workspaceId)} order by ${sql.identifier('rowid')}`,
  )

/** A candidate from real papers, with a note and a tag. */
export async function rankSomebody(instance: Instance) {
  const { server, cookie } = instance
  const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
  const submitted = await server.call('POST', '/api/submit', { cookie, body: form })
  if (submitted.status >= 400) throw new Error(submitted.text)
  await server.app.worker.runDue()
  const [[candidateId] = ['']] = await rowsOfTable(instance, 'candidates')
  await server.call('POST', `/api/candidates/${candidateId}/notes`, { cookie, body: { text: 'Speaks well of her team.' } })
  await server.call('POST', '/api/tags', { cookie, body: { name: 'Later', colour: 'blue' } })
  return String(candidateId)
}

/** Somebody from real papers, and one row at least in every table that travels. */
export async function fill(instance: Instance) {
  const { userId } = instance
  await rankSomebody(instance)
  const given = new Map<string, string>()
  for (const table of Object.keys(travels)) {
    if ((await rowsOfTable(instance, table)).length === 0) await addRow(instance, table, given, userId)
    const [first] = await rowsOfTable(instance, table)
    if (!first) throw new Error(`There is no row in ${table}.`)
    const at = columnsOf(table).findIndex(({ isId }) => isId)
    if (at >= 0) given.set(table, String(first[at]))
  }
}

/** What the text of a column has to be, where a check or the condition of the table says so. */
const told: Record<string, string | number | null> = {
  'imports.file_id': null,
  'imported_people.history': null,
  'flip_runs.state': 'done',
  // Nothing of it is under way.
  'application_messages.state': 'sent',
  'applications.reading': 'read',
  'messages.state': 'sent',
  'transcripts.state': 'done',
  // As the forms and the readers write them.
  'companies.keep_days': 60,
  'job_posts.closes_on': '2030-01-31',
  'job_posts.country': 'NO',
  'job_posts.questions': JSON.stringify([{ id: 'a'.repeat(32), question: 'Why?', required: true }]),
  'retention_periods.kind': 'rejected',
  'retention_periods.days': 60,
  'application_texts.document': JSON.stringify({ text: 'Words of a resume' }),
  'received_mails.attachments': JSON.stringify([{ fileId: 'b'.repeat(32), filename: 'a.pdf', type: 'pdf', size: 1 }]),
  'company_pages.website': 'https://example.com/us',
  'company_pages.color': '#1a7f5a',
}

async function addRow({ server, workspaceId }: Instance, table: string, given: ReadonlyMap<string, string>, userId: string) {
  const madeUp = (column: Column): string | number | null => {
    const { name, holds, leads, oneOf, isId, isPublicName, holdsIds } = column
    const set = told[`${table}.${name}`]
    if (set !== undefined && (set !== null || column.isNullable)) return set
    if (isId || isPublicName) return server.ids.id()
    if (leads.includes('users')) return userId
    if (leads.includes('workspaces')) return workspaceId
    if (leads.length > 0) return given.get(leads[0]!) ?? null
    if (table === 'files' && name === 'key') return `${workspaceId}/${table}/${server.ids.id()}`
    if (oneOf) return oneOf[0]!
    if (holds === 'whole' || holds === 'moment') return 7
    if (holds === 'real') return 0.5
    const named = given.get('candidates') ?? server.ids.id()
    if (holds === 'json') return JSON.stringify(holdsIds ? [{ of: named, gone: server.ids.id() }] : [])
    return holdsIds ? `of=${named}` : `${table} ${name}`
  }
  const columns = columnsOf(table)
  const row: Record<string, string | number | null> = Object.fromEntries(columns.map((column) => [column.name, madeUp(column)]))
  const settled = table === 'companies' ? travels.companies!.settled!(row) : {}
  const all = { ...row, ...settled }
  await server.database.transaction(async () => {
    await server.database.query().run(
      sql`insert into ${sql.identifier(table)} (${sql.join(
        Object.keys(all).map((name) => sql.identifier(name)),
        sql`, `,
      )}) values (${sql.join(
        Object.values(all).map((value) => sql`${value}`),
        sql`, `,
      )})`,
    )
  })
}
