import { useState } from 'react'
import { type ApplicationDetail, type ApplicationRecord, applicationDetail } from '../../../../api/applications.ts'
import type { CallResult } from '../../../../api/client.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { saveAs } from '../use-resume-download.ts'

/** What a decision about an application rests on, once it is opened; `detail` where it is on the screen already. */
export const useEvidence = ({ _id, match }: ApplicationRecord, detail: ApplicationDetail | null) => {
  const [opened, setOpened] = useState<'closed' | 'loading' | CallResult<ApplicationDetail>>(
    detail ? { ok: true, data: detail, total: null } : 'closed',
  )
  return {
    opened,
    seen: opened !== 'closed' && opened !== 'loading' && opened.ok && !match.isWaiting ? opened.data : null,
    async open() {
      setOpened('loading')
      const answer = await callAsCompany(applicationDetail(_id))
      setOpened(answer)
      // Where software found nothing, the file itself is the evidence.
      if (answer.ok && match.unreadable) saveAs(answer.data.file.url, answer.data.file.filename)
      return answer.ok && !match.isWaiting ? answer.data : null
    },
  }
}
