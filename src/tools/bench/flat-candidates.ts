import { Database as Sqlite } from 'bun:sqlite'

const lists = ['skills', 'designation', 'degree', 'company_names'] as const

/** The same candidates as a plain program would keep them: flat columns for LIKE, one row for each value, and full text. */
export function flatCandidates(path: string, to: string) {
  const sqlite = new Sqlite(to, { create: true, strict: true })
  sqlite.run('PRAGMA journal_mode = OFF')
  sqlite.run('PRAGMA synchronous = OFF')
  sqlite.run('ATTACH ? AS app', [path])
  const list = (name: string) => `(SELECT group_concat(value, char(10)) FROM json_each(f.fields, '$.${name}'))`
  sqlite.run(`CREATE TABLE flat AS SELECT c.candidate_id AS id, c.percentage, c.confidence,
    json_extract(f.fields, '$.name') || ' ' || json_extract(f.fields, '$.email') AS identity, j.title AS job_title,
    json_extract(f.fields, '$.totalExperience') AS years, ${list('skills')} AS skills, ${list('designation')} AS designation,
    ${list('degree')} AS degree, ${list('companyNames')} AS company_names
    FROM app.candidate_changes c JOIN app.resume_fields f USING (resume_id) JOIN app.job_descriptions j ON j.id = c.job_description_id`)
  sqlite.run(`CREATE TABLE given AS SELECT c.rowid AS candidate, 'skills' AS category, value FROM flat c, json_each((SELECT json_extract(fields, '$.skills')
    FROM app.resume_fields WHERE resume_id = c.id))`)
  for (const [category, name] of [
    ['designation', 'designation'],
    ['degree', 'degree'],
    ['company_names', 'companyNames'],
  ] as const)
    sqlite.run(
      `INSERT INTO given SELECT c.rowid, ?, value FROM flat c, json_each((SELECT json_extract(fields, '$.${name}')
      FROM app.resume_fields WHERE resume_id = c.id))`,
      [category],
    )
  sqlite.run("INSERT INTO given SELECT rowid, 'job_title', job_title FROM flat")
  sqlite.run(
    "INSERT INTO given SELECT rowid, 'jobType', CASE WHEN years > 0 THEN 'Experienced' ELSE 'Fresher' END FROM flat WHERE years IS NOT NULL",
  )
  sqlite.run("CREATE VIRTUAL TABLE words USING fts5(text, content = '', prefix = '1 2 3')")
  sqlite.run(
    "INSERT INTO words (rowid, text) SELECT rowid, coalesce(identity, '') || ' ' || coalesce(skills, '') || ' ' || coalesce(designation, '') || ' ' || coalesce(company_names, '') || ' ' || job_title FROM flat",
  )
  sqlite.run('DETACH app')

  const where = (combination: string) => {
    const parameters = new URLSearchParams(combination)
    const conditions: string[] = ['1']
    const values: string[] = []
    for (const name of [...lists, 'job_title']) {
      const wanted = parameters.getAll(name)
      if (wanted.length === 0) continue
      conditions.push(`(${wanted.map(() => `${name} LIKE ?`).join(' OR ')})`)
      values.push(...wanted.map((value) => `%${value}%`))
    }
    const types = parameters.getAll('jobType').map((type) => (type === 'Fresher' ? 'years = 0' : 'years > 0'))
    if (types.length > 0) conditions.push(`(${types.join(' OR ')})`)
    return { sql: conditions.join(' AND '), values }
  }
  return {
    /** A page of fifty and the number of all, by LIKE. */
    filtered(combination: string) {
      const { sql, values } = where(combination)
      sqlite.query(`SELECT id FROM flat WHERE ${sql} ORDER BY percentage DESC, confidence DESC, id LIMIT 50`).all(...values)
      sqlite.query(`SELECT count(*) FROM flat WHERE ${sql}`).get(...values)
    },
    /** By the sqlite3 program, the last word as a beginning. */
    async search(text: string) {
      const words = text.split(' ').map((word) => `"${word}"`)
      const query = `SELECT f.id FROM words JOIN flat f ON f.rowid = words.rowid WHERE words MATCH '${words.join(' ')}*' ORDER BY f.percentage DESC LIMIT 50`
      await Bun.spawn(['sqlite3', to, query], { stdout: 'ignore' }).exited
    },
    counts(combination: string) {
      const { sql, values } = where(combination)
      const among = combination ? `WHERE candidate IN (SELECT rowid FROM flat WHERE ${sql})` : ''
      sqlite
        .query(`SELECT category, value, count(*) AS n FROM given ${among} GROUP BY category, value ORDER BY n DESC`)
        .all(...values)
    },
    close: () => sqlite.close(),
  }
}
