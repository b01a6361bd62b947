import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { objectionTo, withOwnRules } from './check-boundaries.ts'

/** The folders that are contexts: all but those that house.md gives other rules. */
const contextsOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !withOwnRules.includes(entry.name) ? [entry.name] : [],
  )

const may = (file: string, target: string) => objectionTo({ file, target }) === null

describe('the check of who imports whom', () => {
  test.each([
    ['src/matching/rank-batch.ts', 'adapters/file-store/disk.ts'],
    ['src/matching/rank-batch.ts', 'src/accounts/quota.ts'],
    ['src/matching/rank-batch.ts', 'elysia'],
    ['src/matching/rank-batch.ts', 'drizzle-orm'],
    ['src/matching/rank-batch.ts', 'src/http/log.ts'],
    ['src/ports/mailer.ts', 'src/accounts/account.ts'],
    ['src/app.ts', 'adapters/file-store/disk.ts'],
    ['src/app/hiring.ts', 'adapters/file-store/disk.ts'],
    ['src/matching/rank-batch.ts', 'src/app/ports.ts'],
    ['src/matching/rank-batch.ts', 'src/app.ts'],
    ['src/http/session.ts', 'adapters/database/users.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'src/matching/submit-resumes.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'adapters/database/open.ts'],
    ['adapters/mailer/smtp.ts', 'web/content.ts'],
    ['adapters/database/users.ts', 'src/resume-engine/parsing/names.ts'],
    ['src/contracts/matching/records.ts', 'src/resume-engine/match.ts'],
    ['src/contracts/matching/records.ts', 'src/http/pagination.ts'],
    ['web/api/client.ts', 'src/contracts/index.ts'],
  ])('refuses that %s imports %s', (file, target) => {
    expect(may(file, target)).toBe(false)
  })

  test.each(contextsOf(join(root, 'src')))('guards src/%s', (context) => {
    const file = `src/${context}/some-file.ts`
    expect(may(file, 'adapters/file-store/disk.ts')).toBe(false)
    expect(may(file, 'elysia')).toBe(false)
    expect(may(file, 'drizzle-orm')).toBe(false)
    expect(may(file, 'src/http/log.ts')).toBe(false)
    const other = context === 'accounts' ? 'matching' : 'accounts'
    expect(may(file, `src/${other}/some-file.ts`)).toBe(false)
    expect(may(file, `src/${other}/index.ts`)).toBe(true)
    expect(may(`src/${other}/some-file.ts`, `src/${context}/some-file.ts`)).toBe(false)
  })

  test('keeps the resume engine to itself, and open to everybody', () => {
    const file = 'src/resume-engine/parsing/some-file.ts'
    for (const target of ['src/matching/index.ts', 'src/http/log.ts', 'adapters/file-store/disk.ts', 'elysia', 'drizzle-orm'])
      expect(may(file, target)).toBe(false)
    for (const target of [
      'src/resume-engine/facts.ts',
      'src/shared/fields.ts',
      'src/ports/document-reader.ts',
      'libphonenumber-js/max',
    ])
      expect(may(file, target)).toBe(true)
    expect(may('src/matching/some-file.ts', 'src/resume-engine/facts.ts')).toBe(true)
  })

  test('guards a folder that nobody has told it of', () => {
    const file = 'src/payroll/pay-people.ts'
    expect(may(file, 'adapters/database/users.ts')).toBe(false)
    expect(may(file, 'src/accounts/account.ts')).toBe(false)
    expect(may(file, 'nodemailer')).toBe(false)
    expect(may('src/accounts/account.ts', file)).toBe(false)
    expect(may('src/accounts/account.ts', 'src/payroll/index.ts')).toBe(true)
    expect(may('src/payroll/routes.ts', 'elysia')).toBe(true)
    expect(may(file, 'src/payroll/salary.ts')).toBe(true)
  })

  test.each([
    ['src/matching/rank-batch.ts', 'src/ports/clock.ts'],
    ['src/matching/rank-batch.ts', 'src/accounts/index.ts'],
    ['src/matching/routes.ts', 'elysia'],
    ['src/main.ts', 'adapters/file-store/disk.ts'],
    ['src/app/hiring.ts', 'src/matching/protected-criteria.ts'],
    ['src/matching/submit-resumes.test.ts', 'adapters/test-ports.ts'],
    ['adapters/database/users.ts', 'src/accounts/ports.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'src/matching/views.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(may(file, target)).toBe(true)
  })
})
