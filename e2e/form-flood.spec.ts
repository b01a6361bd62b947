import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'
import { manyForms } from '#src/proof-of-work/constants.ts'
import { proofOf } from '#src/proof-of-work/test-proof.ts'

const admin = { email: 'admin@example.com', password: 'a long password of the admin' }
const folder = mkdtempSync(join(tmpdir(), 'ats-form-flood-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Times the forms from which on a server asks for proof. `bun run test:attack` sets it. */
const scale = Number(process.env.SCALE ?? 1)

test('while forms from thousands of addresses flood in, they are refused and an honest applicant gets in', async () => {
  const made = testServer({}, {}, folder)
  made.clock.set(new Date())
  const { id } = await made.company('jobs@example.com')
  const job = aJob(id, { createdAt: new Date() })
  await made.jobPosts.add(job)
  await made.app.worker.stop()
  made.database.close()
  const server = await startServer({
    dataDir: folder,
    environment: {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: 'on',
      SESSION_SECRET: 'a secret that only tests know, long enough',
    },
  })
  const resume = await aResume()
  const application = (name: string) => {
    const form = new FormData()
    form.append('name', name)
    form.append('email', `${name.replaceAll(' ', '.')}@example.com`)
    form.append('resume', new Blob([new Uint8Array(resume)]), 'resume.pdf')
    return form
  }
  const send = (name: string, from: string, proof: Record<string, string> = {}) =>
    fetch(`${server.address}/public/apply/${job.id}`, {
      method: 'POST',
      body: application(name),
      headers: { 'x-forwarded-for': from, ...proof },
    })

  let isOver = false
  let number = 0
  const statuses: Record<string, number> = {}
  const flood = async () => {
    while (!isOver) {
      number += 1
      const status = await send(`Flood ${number}`, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const flooding = Array.from({ length: 4 * scale }, flood)
  try {
    while (number < manyForms * 1.2) await Bun.sleep(100)
    const honest: number[] = []
    const since = performance.now()
    for (let each = 0; each < 3; each++) {
      const from = `203.0.113.${each}`
      const refused = await send(`Honest ${each}`, from)
      expect(refused.status).toBe(403)
      const taken = await send(`Honest ${each}`, from, await proofOf(await refused.json()))
      honest.push(taken.status)
    }
    const eachMs = (performance.now() - since) / honest.length
    const cookie = await signIn(server.address, admin)
    const { publicForms } = await (await fetch(`${server.address}/admin/system`, { headers: { cookie } })).json()
    say(`form flood: ${number} sent, ${JSON.stringify(statuses)}; an honest one in ${Math.round(eachMs)} ms`)
    expect(honest).toEqual([201, 201, 201])
    expect(publicForms).toMatchObject({ isDemanded: true, solved: 3 })
    expect(statuses['403']).toBeGreaterThan(0)
  } finally {
    isOver = true
    await Promise.all(flooding)
    await server.stop()
  }
}, 120_000)
