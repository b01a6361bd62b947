import { openAccount } from '#src/commands/open-account.ts'
import { signIn } from '#src/commands/server-process.ts'
import { engineers } from './engineers.ts'
import { backendEngineer, marketingManager } from './jobs.ts'
import { cook, marketers } from './others.ts'
import type { SampleJob, SampleResume } from './sample.ts'
import { jobPdf, resumePdf } from './set-pdf.ts'

export interface SignIn {
  email: string
  password: string
}

/**
 * Fills a running server with a recruiter's workspace: twelve resumes against two job descriptions, sent the way the upload
 * page sends them. Resolves to the recruiter's sign-in.
 */
export async function fillWorkspace(address: string, dataDir: string, admin: SignIn, password: string): Promise<SignIn> {
  const adminCookie = await signIn(address, admin)
  const recruiter = {
    fullName: 'Rosa Winterfield',
    email: 'rosa@example.com',
    mobileNumber: '+1 415 555 0100',
    companyName: 'Greenfield Staffing',
    designation: 'Recruiter',
    password,
  }
  const cookie = await openAccount({ address, dataDir, adminCookie }, recruiter)
  await submit(address, cookie, marketingManager, [...marketers, cook])
  // The cook is known already: the second upload shows what a duplicate looks like.
  await submit(address, cookie, backendEngineer, [...engineers, cook])
  return { email: recruiter.email, password }
}

async function submit(address: string, cookie: string, job: SampleJob, resumes: SampleResume[]) {
  const form = new FormData()
  form.set('job_description', new File([(await jobPdf(job)) as BlobPart], job.filename))
  form.set('job_description_title', job.title)
  for (const resume of resumes) form.append('resumes', new File([(await resumePdf(resume)) as BlobPart], resume.filename))
  const response = await fetch(`${address}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  if (!response.ok) throw new Error(`The resumes were refused: ${response.status} ${await response.text()}`)
}
