import { describe, expect, test } from 'bun:test'
import { objectionTo } from './check-boundaries.ts'

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
    ['src/http/session.ts', 'adapters/database/users.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'src/matching/submit-resumes.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'adapters/database/open.ts'],
    ['adapters/mailer/smtp.ts', 'web/content.ts'],
    ['adapters/database/users.ts', 'src/matching/reading/names.ts'],
  ])('refuses that %s imports %s', (file, target) => {
    expect(may(file, target)).toBe(false)
  })

  test.each([
    ['src/matching/rank-batch.ts', 'src/ports/clock.ts'],
    ['src/matching/rank-batch.ts', 'src/accounts/index.ts'],
    ['src/matching/routes.ts', 'elysia'],
    ['src/main.ts', 'adapters/file-store/disk.ts'],
    ['src/matching/submit-resumes.test.ts', 'adapters/test-ports.ts'],
    ['adapters/database/users.ts', 'src/accounts/ports.ts'],
    ['web/pages/recruiter/upload-page.tsx', 'src/matching/views.ts'],
  ])('lets %s import %s', (file, target) => {
    expect(may(file, target)).toBe(true)
  })
})
