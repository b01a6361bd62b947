import { noticeTexts } from './notice-texts.ts'
import { personOfLink, renewLink } from './person-link.ts'
import { showToPerson } from './person-view.ts'
import { personWishes } from './person-wishes.ts'
import type { NoticesPorts } from './ports.ts'
import { sendNotices } from './send-notices.ts'
import { createTools } from './tools.ts'

export type { NoticesPorts } from './ports.ts'

export type PrivacyNotices = ReturnType<typeof createNotices>

/** Telling people who never applied what is kept of them, and doing what they want about it. */
export function createNotices(ports: NoticesPorts) {
  const tools = createTools(ports)
  const { clock, notices, throttles } = tools
  return {
    throttles,
    ...noticeTexts(tools),
    ...sendNotices(tools),
    ...personWishes(tools),
    renewLink: renewLink(tools),
    showToPerson: showToPerson(tools),

    /** The person that a link leads to; that they opened it is kept. */
    async openLink(token: string) {
      const linked = await personOfLink(tools)(token)
      if (!linked.notice.openedAt) await notices.update(linked.person.id, { openedAt: clock.now() })
      return linked
    },
  }
}
