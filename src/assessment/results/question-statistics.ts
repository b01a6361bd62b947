import type { Actor } from '../ports.ts'
import type { AskedItem } from '../results-ports.ts'
import type { ResultsContext } from './context.ts'
import { NoSuchBankQuestion } from './errors.ts'
import { type ItemFigures, itemFigures } from './item-figures.ts'

/** A question of the bank with how it has gone. */
export interface Item extends AskedItem, ItemFigures {
  retiredAt: Date | null
}

/** Which questions are listed: those that were asked or retired, the retired ones, or the whole bank. */
export type ItemList = 'asked' | 'retired' | 'all'

type BankItem = Omit<AskedItem, 'exposure' | 'lastAskedAt'>

const nothingKnown: ItemFigures = { outcomes: 0, difficulty: null, discrimination: null }

/** What the questions of the bank have shown over all sittings of a workspace, and which of them it asks no more. */
export function questionStatistics({ assessmentLists, clock, questionBank, results, transaction }: ResultsContext) {
  const bank = async (): Promise<Map<string, BankItem>> => {
    const items = new Map<string, BankItem>()
    const everyTitle = new Set<string>()
    for (const { skill, titles } of await questionBank.skills()) {
      const file = await questionBank.ofSkill(skill)
      for (const { id, stem, level } of file?.questions ?? [])
        items.set(id, { bankId: id, part: 'mcq', text: stem, skill, level })
      for (const title of titles) everyTitle.add(title)
    }
    for (const title of everyTitle)
      for (const { id, question, level } of (await questionBank.ofTitle(title))?.questions ?? [])
        items.set(id, { bankId: id, part: 'voice', text: question, skill: title, level })
    return items
  }

  return {
    async questionItems({ workspaceId }: Pick<Actor, 'workspaceId'>, list: ItemList): Promise<Item[]> {
      const [asked, outcomes, retired] = await Promise.all([
        results.askedItems(workspaceId),
        results.itemOutcomes(workspaceId),
        results.retiredItems(workspaceId),
      ])
      const figures = itemFigures(outcomes)
      const endings = new Map(retired.map(({ bankId, retiredAt }) => [bankId, retiredAt]))
      const items = new Map(asked.map((item) => [item.bankId, item]))
      const isMissing = retired.some(({ bankId }) => !items.has(bankId))
      const isNameless = asked.some(({ skill }) => skill === null)
      if (list === 'all' || isMissing || isNameless)
        for (const [id, item] of await bank()) {
          const known = items.get(id)
          // An open question belongs to a title, which no sitting keeps.
          if (known) items.set(id, { ...known, skill: known.skill ?? item.skill })
          else if (list === 'all' || endings.has(id)) items.set(id, { ...item, exposure: 0, lastAskedAt: null })
        }
      return [...items.values()]
        .filter(({ bankId }) => list !== 'retired' || endings.has(bankId))
        .map((item) => ({ ...item, ...(figures.get(item.bankId) ?? nothingKnown), retiredAt: endings.get(item.bankId) ?? null }))
        .toSorted((one, other) => other.exposure - one.exposure || (one.bankId < other.bankId ? -1 : 1))
    },

    /** From now on it is drafted for nobody in this workspace. Rejects with `NoSuchBankQuestion`. */
    async retireQuestion(by: Actor, bankId: string): Promise<void> {
      if (!(await bank()).has(bankId)) throw new NoSuchBankQuestion()
      await transaction(async () => {
        if ((await assessmentLists.retired(by.workspaceId)).has(bankId)) return
        await results.retire(by.workspaceId, bankId, by.id, clock.now())
      })
    },

    /** Rejects with `NoSuchBankQuestion`, also for one that this workspace has not retired. */
    bringQuestionBack: (by: Actor, bankId: string): Promise<void> =>
      transaction(async () => {
        if (!(await assessmentLists.retired(by.workspaceId)).has(bankId)) throw new NoSuchBankQuestion()
        await results.bringBack(by.workspaceId, bankId)
      }),
  }
}
