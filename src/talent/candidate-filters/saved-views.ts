import type { Actor } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { textField } from '#src/shared/fields.ts'
import type { KnownView, SavedView, SavedViews } from '../ports.ts'
import { SavedViewNameTaken, SavedViewNotFound, TooManySavedViews } from './errors.ts'
import { queryToSave, savedQuery } from './saved-query.ts'

export interface SavedViewPorts {
  savedViews: SavedViews
  clock: Clock
  ids: Ids
  transaction: Transaction
}

type NewView = Pick<SavedView, 'name' | 'query'> & Partial<Pick<SavedView, 'isShared'>>

const mostSavedViews = 50

/** Filters under a name: each person has their own, and those that colleagues share. */
export function manageSavedViews({ savedViews, clock, ids, transaction }: SavedViewPorts) {
  const known = async (by: Actor): Promise<KnownView[]> =>
    (await savedViews.of(by.workspaceId, by.id)).map((view) => ({ ...view, query: savedQuery(view.query) }))
  const ownOf = async (by: Actor) => (await known(by)).filter(({ isOwn }) => isOwn)
  const free = (views: SavedView[], name: string, id?: string) => {
    if (views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase())) throw new SavedViewNameTaken()
  }
  const mine = (views: KnownView[], id: string) => {
    const view = views.find((each) => each.id === id)
    if (!view) throw new SavedViewNotFound()
    return view
  }
  return {
    listSavedViews: known,
    saveView: (by: Actor, { name, query, isShared = false }: NewView): Promise<KnownView> =>
      transaction(async () => {
        const views = await ownOf(by)
        const called = textField('name', 'A name', name)
        free(views, called)
        if (views.length >= mostSavedViews) throw new TooManySavedViews(mostSavedViews)
        const view: SavedView = { id: ids.id(), name: called, query: queryToSave(query), isShared }
        await savedViews.add(by.workspaceId, by.id, view, clock.now())
        return { ...view, isOwn: true }
      }),
    changeView: (by: Actor, id: string, change: Partial<NewView>): Promise<KnownView> =>
      transaction(async () => {
        const views = await ownOf(by)
        const view = { ...mine(views, id), ...change }
        view.name = textField('name', 'A name', view.name)
        view.query = queryToSave(view.query)
        free(views, view.name, id)
        await savedViews.change(by.workspaceId, by.id, view)
        return view
      }),
    removeView: (by: Actor, id: string): Promise<void> =>
      transaction(async () => {
        mine(await ownOf(by), id)
        await savedViews.remove(by.workspaceId, by.id, id)
      }),
  }
}
