import { describe, expect, test } from 'bun:test'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      defaultPlan: null,
      limits: {
        trial: { jdUploads: 10, resumeUploads: 100, assessments: 20 },
        paid: { jdUploads: 200, resumeUploads: 5000, assessments: 1000 },
      },
      recentDays: 7,
      uploadTypes: ['pdf'],
      trustProxy: false,
      ocr: 'auto',
      assessments: { linkDays: 7, recordingLimitMb: 1024, recordingDays: 90 },
      adapters: { fileStore: 'disk', languageModel: 'none', transcriber: 'none', mailer: 'outbox', fileScanner: 'none' },
      fileScannerAway: 'refuse',
    })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but takes a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000", but takes a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'ats.example.com' },
      'PUBLIC_URL is "ats.example.com", but takes an address such as https://ats.example.com or https://example.com/ats.',
    ],
    [
      { PUBLIC_URL: 'https://example.com/ats?x' },
      'PUBLIC_URL is "https://example.com/ats?x", but takes an address such as https://ats.example.com or https://example.com/ats.',
    ],
    [
      { PUBLIC_URL: 'https://example.com/a%20ts' },
      'PUBLIC_URL is "https://example.com/a%20ts", but takes an address such as https://ats.example.com or https://example.com/ats.',
    ],
    [
      { PUBLIC_URL: 'https://example.com/../ats' },
      'PUBLIC_URL is "https://example.com/../ats", but takes an address such as https://ats.example.com or https://example.com/ats.',
    ],
    [
      { DATABASE_URL: 'mysql://user:secret@db/ats' },
      'DATABASE_URL is "mysql:…", but takes a SQLite file such as file:./data/ats.db, or a database such as postgres://user:password@host/ats.',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is 5 characters, but takes 32 characters or more.'],
    [{ ADMIN_EMAIL: 'root', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL is "root", but takes an email address.'],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'hunter2' },
      'ADMIN_PASSWORD is 7 characters, but takes 8 characters or more.',
    ],
    [{ DEFAULT_PLAN: 'gold' }, 'DEFAULT_PLAN is "gold", but takes one of trial, free, paid.'],
    [
      { PLAN_TRIAL: '10/x/3' },
      'PLAN_TRIAL is "10/x/3", but takes three whole numbers such as 10/100/20 (job descriptions/resumes/assessments).',
    ],
    [
      { PLAN_PAID: '10//3' },
      'PLAN_PAID is "10//3", but takes three whole numbers such as 10/100/20 (job descriptions/resumes/assessments).',
    ],
    [
      { DATABASE_URL: 'postgres://user:secret@db/ats' },
      'SESSION_SECRET is not set, but takes 32 characters or more where DATABASE_URL leads to PostgreSQL.',
    ],
    [
      { DATABASE_URL: 'postgres://user:secret@db' },
      'DATABASE_URL is "postgres:…", but takes a SQLite file such as file:./data/ats.db, or a database such as postgres://user:password@host/ats.',
    ],
    [
      { DATABASE_URL: 'file:' },
      'DATABASE_URL is "file:…", but takes a SQLite file such as file:./data/ats.db, or a database such as postgres://user:password@host/ats.',
    ],
    [
      { DATABASE_URL: 'file::memory:' },
      'DATABASE_URL is "file:…", but takes a SQLite file such as file:./data/ats.db, or a database such as postgres://user:password@host/ats.',
    ],
    [
      { SECURITY_CONTACT: 'a@example.com, http://example.com' },
      'SECURITY_CONTACT is "a@example.com, http://example.com", but takes email addresses or https links, separated by commas.',
    ],
    [
      { SEALING_KEY: 'a', SEALING_KEY_FILE: 'b' },
      'SEALING_KEY is set, but takes a value only where no other of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND has one.',
    ],
    [{ ROLE: 'queue' }, 'ROLE is "queue", but takes one of all, web, worker, reader.'],
    [
      { ROLE: 'web' },
      'ROLE is "web", but takes only all unless DATABASE_URL leads to a PostgreSQL database that the processes share.',
    ],
    [
      { ROLE: 'reader', DATABASE_URL: 'file:./ats.db' },
      'ROLE is "reader", but takes only all unless DATABASE_URL leads to a PostgreSQL database that the processes share.',
    ],
    [
      { ROLE: 'worker', DATABASE_URL: 'postgres://user:secret@db/ats' },
      'SESSION_SECRET is not set, but takes 32 characters or more where DATABASE_URL leads to PostgreSQL.',
    ],
    [
      { ROLE: 'worker', DATABASE_URL: 'postgres://user:secret@db/ats', SESSION_SECRET: 'a'.repeat(32) },
      'FILE_STORE is "disk", but takes s3 where ROLE is worker, or disk with FILES_DIR, a folder that all processes reach.',
    ],
    [{ OCR: 'on' }, 'OCR is "on", but takes one of auto, off.'],
    [{ ASSESSMENT_LINK_DAYS: 'week' }, 'ASSESSMENT_LINK_DAYS is "week", but takes a whole number from 1 to 365.'],
    [{ RECORDING_LIMIT_MB: '1GB' }, 'RECORDING_LIMIT_MB is "1GB", but takes a whole number from 1 to 1000000.'],
    [{ RECORDING_DAYS: '0' }, 'RECORDING_DAYS is "0", but takes a whole number from 1 to 36500.'],
    [{ UPLOAD_TYPES: 'pdf,exe' }, 'UPLOAD_TYPES is "pdf,exe", but takes a list of pdf, docx and doc, such as pdf,docx.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes", but takes one of on, off.'],
    [{ RECENT_DAYS: '0' }, 'RECENT_DAYS is "0", but takes a whole number from 1 to 3650.'],
  ])('%j is refused in one line that tells no secret', (environment, sentence) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(sentence)
  })

  test('own origins are the public one and, on a loopback host, this machine', () => {
    expect(readConfig({ PUBLIC_URL: 'https://ats.example.com/', HOST: '0.0.0.0' }).ownOrigins).toEqual([
      'https://ats.example.com',
    ])
    expect(readConfig({ PORT: '4000' }).ownOrigins).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000'])
  })

  test('knows where the key comes from that files are sealed with', () => {
    expect(readConfig({}).sealing).toBeNull()
    expect(readConfig({ SEALING_KEY: 'k' }).sealing).toEqual({ kind: 'environment', variable: 'SEALING_KEY', text: 'k' })
    expect(readConfig({ SEALING_KEY_FILE: '/k' }).sealing).toEqual({ kind: 'file', variable: 'SEALING_KEY_FILE', path: '/k' })
    expect(readConfig({ SEALING_KEY_COMMAND: 'kms get' }).sealing).toEqual({
      kind: 'command',
      variable: 'SEALING_KEY_COMMAND',
      command: 'kms get',
    })
  })
})
