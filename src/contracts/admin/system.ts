import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'
import { BackupsRecord, SystemRecord } from './records.ts'

export const systemCalls = calls({
  'GET /admin/system': {
    summary: 'Room taken, jobs, version and migrations',
    answers: { 200: SystemRecord },
  },
  'GET /admin/sbom': {
    summary: 'What the program is made of, in CycloneDX',
    answers: { 200: file('application/vnd.cyclonedx+json; version=1.6') },
  },
  'POST /admin/jobs/:id/retry': {
    summary: 'Make a job due at once',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'DELETE /admin/jobs/:id': {
    summary: 'Give a failed job up',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /admin/backups': {
    summary: 'Backups on this server, and the one that is being made',
    answers: { 200: BackupsRecord },
  },
  'POST /admin/backups': {
    summary: 'Make a backup now',
    answers: { 202: t.Object({ message: t.String() }) },
  },
  'POST /admin/backups/check': {
    summary: 'Restore the newest backup into a folder that is thrown away, and see whether it would do',
    answers: { 202: t.Object({ message: t.String() }) },
  },
  'GET /admin/backups/:name': { stepUp: true, summary: 'Download a backup', answers: { 200: file('application/gzip') } },
  'DELETE /admin/backups/:name': {
    summary: 'Delete a backup',
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
