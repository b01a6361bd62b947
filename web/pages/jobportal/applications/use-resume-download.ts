import { useState } from 'react'
import { at } from '../../../address.ts'
import { applicationResume } from '../../../api/applications.ts'
import { callAsCompany } from '../../../state/company.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Saves a resume under the name that the server gives it. */
export const useResumeDownload = () => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const download = async (id: string) => {
    setBusy(true)
    const answer = await callAsCompany(applicationResume(id))
    setBusy(false)
    if (!answer.ok || !answer.data.url) return showToast('error', 'Failed to download resume')
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
