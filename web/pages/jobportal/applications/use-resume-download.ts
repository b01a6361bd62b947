import { useState } from 'react'
import { at } from '../../../address.ts'
import { applicationResume } from '../../../api/applications.ts'
import { saidAfter } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { callAsCompany } from '../../../state/company.ts'

/** Saves a resume under the name that the server gives it. */
export const useResumeDownload = () => {
  const [busy, setBusy] = useState(false)
  const download = async (id: string) => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await callAsCompany(applicationResume(id))
    setBusy(false)
    if (!answer.ok) return refuse(saidAfter('Failed to download resume', answer.failure))
    if (!answer.data.url) return refuse('Failed to download resume')
    saveAs(answer.data.url, answer.data.filename)
  }
  return { download: (id: string) => void download(id), busy }
}

/** Hands an address to the browser as a file of this name. */
export const saveAs = (url: string, filename: string) => {
  const link = document.createElement('a')
  link.href = at(url)
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
}
