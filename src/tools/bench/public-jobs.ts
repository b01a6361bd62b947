import { Database as Sqlite } from 'bun:sqlite'
import { join } from 'node:path'
import { startServer } from '#src/commands/server-process.ts'
import { adminEnvironment as environment } from './measure.ts'

const description = `Lantern Works runs the payment platform behind four hundred shops. You will own the services that move money: reliably, observably, and without waking anybody up at night.

What you do:
- Design and run services in Go on Kubernetes
- Look after PostgreSQL databases with billions of rows
- Review the code of others and let yours be reviewed

What you bring:
1. Three years or more with a language like Go or Java
2. A good understanding of SQL and of transactions
3. English, spoken and written

We work in small teams, two days a week in the office and otherwise from wherever you like. There is a budget for training, and nobody counts your holidays. Write to us when you have questions: a person answers.`

/** A data folder with so many open jobs of one company, and the paths of their pages. */
export async function storeJobs(dataDir: string, count: number): Promise<string[]> {
  // Makes the database.
  await (await startServer({ dataDir, environment })).stop()
  const sqlite = new Sqlite(join(dataDir, 'ats.db'), { strict: true })
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row)
    sqlite.query(`INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `$${name}`)})`).run(row)
  }
  const now = Date.now()
  const company = { id: 'bench-company', created_at: now }
  const paths: string[] = []
  sqlite.transaction(() => {
    insert('companies', {
      ...company,
      email: 'jobs@example.com',
      full_name: 'Jo Bench',
      company_name: 'Lantern Works',
      password_hash: '-',
      email_verified_at: now,
      verified_at: now,
    })
    insert('workspaces', { ...company, name: 'Lantern Works', plan: 'free' })
    for (let number = 0; number < count; number++) {
      const id = Bun.randomUUIDv7().replaceAll('-', '')
      insert('job_posts', {
        id,
        public_id: id,
        company_id: company.id,
        title: 'Backend Developer',
        company_name: 'Lantern Works',
        location: 'Zürich',
        experience: '3 years',
        job_type: 'Full-Time',
        department: 'Payments',
        skills_required: JSON.stringify(['Go', 'PostgreSQL', 'Kubernetes']),
        salary_range: 'CHF 110,000 to 130,000',
        description_text: `${description}\n\nPosition ${number + 1} of this team.`,
        status: 'Active',
        created_at: now - number * 60_000,
        is_remote: 0,
        questions: JSON.stringify([{ id: 'why', question: 'Why do you want to work with us?', required: true }]),
      })
      paths.push(`/jobs/${id}`)
    }
  })()
  sqlite.close()
  return paths
}
