import { InvalidField } from '#src/shared/fields.ts'
import { linesOf } from '#src/shared/typed-text.ts'
import { mostWords, type NoticeField, noticeFields } from './constants.ts'
import type { NoticeTexts } from './notice.ts'
import type { Actor, NoticesPorts } from './ports.ts'

export const noTexts: NoticeTexts = { controller: '', contact: '', purpose: '', basis: '', words: '' }

/** What a workspace still has to say before anybody can be told. */
export const missingIn = (texts: NoticeTexts): NoticeField[] => noticeFields.flatMap(({ name }) => (texts[name] ? [] : name))

/** What a workspace says of itself in its notice. */
export const noticeTexts = ({ auditLog, clock, notices, transaction }: NoticesPorts) => ({
  noticeTexts: async ({ workspaceId }: Pick<Actor, 'workspaceId'>): Promise<NoticeTexts> =>
    (await notices.texts(workspaceId)) ?? noTexts,

  /** Nothing has to be said yet; without all of it nobody can be told. */
  async saveNoticeTexts(by: Pick<Actor, 'id' | 'workspaceId'>, typed: NoticeTexts, requestId: string): Promise<NoticeTexts> {
    const texts = { ...noTexts, words: checked('words', 'Your own words', typed.words, mostWords) }
    for (const { name, label, most } of noticeFields) texts[name] = checked(name, label, typed[name], most)
    await transaction(async () => {
      await notices.saveTexts(by.workspaceId, texts, by.id, clock.now())
      await auditLog.append({ action: 'change-notice', actorId: by.id, workspaceId: by.workspaceId, requestId })
    })
    return texts
  },
})

function checked(field: string, label: string, typed: string, most: number): string {
  const text = linesOf(typed)
  if (text.length > most) throw new InvalidField(field, `${label} can have ${most.toLocaleString('en')} characters at most.`)
  return text
}
