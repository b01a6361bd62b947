import { describe, expect, test } from 'bun:test'
import type { PresenceLink, WindowElsewhere } from '#src/ports/presence-link.ts'
import { createPresence, type Visitor } from './presence.ts'

const jobs: Record<string, string> = { mira: 'backend', noor: 'backend', otto: 'design' }

function aRoom(elsewhere: PresenceLink | null = null) {
  let now = Date.parse('2026-03-02T09:00:00Z')
  const presence = createPresence({
    clock: { now: () => new Date(now) },
    elsewhere,
    jobOf: async (workspaceId, candidateId) => (workspaceId === 'ours' ? (jobs[candidateId] ?? null) : null),
  })
  const window = (fullName: string, workspaceId = 'ours') => {
    const heard: { candidateId: string; people: { fullName: string; isWriting: boolean }[] }[] = []
    const visitor: Visitor = {
      userId: fullName,
      fullName,
      workspaceId,
      send: (frame) => void heard.push(JSON.parse(frame).data),
    }
    return {
      heard,
      visitor,
      at: (candidateId: string, isWriting = false) => presence.moved(visitor, { candidateId, isWriting }),
      onBoard: (jobDescriptionId: string) => presence.moved(visitor, { jobDescriptionId }),
      away: () => presence.moved(visitor, null),
      /** Who it was last told to be at a candidate. */
      sees: (candidateId: string) =>
        heard.findLast((told) => told.candidateId === candidateId)?.people.map(({ fullName }) => fullName) ?? [],
    }
  }
  const advance = (seconds: number) => {
    now += seconds * 1000
  }
  return { presence, window, advance }
}

describe('presence', () => {
  test('tells two people at the same candidate of each other, and when one of them writes or goes', async () => {
    const { presence, window } = aRoom()
    const [ana, ben] = [window('Ana'), window('Ben')]
    await ana.at('mira')
    await ben.at('mira')
    expect(ana.sees('mira')).toEqual(['Ana', 'Ben'])
    expect(ben.sees('mira')).toEqual(['Ana', 'Ben'])
    await ben.at('mira', true)
    expect(ana.heard.at(-1)?.people).toEqual([
      { _id: 'Ana', fullName: 'Ana', isWriting: false },
      { _id: 'Ben', fullName: 'Ben', isWriting: true },
    ] as never)
    await ben.at('otto')
    expect(ana.sees('mira')).toEqual(['Ana'])
    await ben.at('mira')
    presence.gone(ben.visitor)
    expect(ana.sees('mira')).toEqual(['Ana'])
  })

  test('tells the same thing once: being there still is no news', async () => {
    const { window } = aRoom()
    const ana = window('Ana')
    await ana.at('mira')
    for (let time = 0; time < 5; time++) await ana.at('mira')
    expect(ana.heard).toHaveLength(1)
  })

  test('forgets who has not said for thirty seconds that they are there', async () => {
    const { presence, window, advance } = aRoom()
    const [ana, ben] = [window('Ana'), window('Ben')]
    await ana.at('mira')
    await ben.at('mira')
    advance(20)
    await ana.at('mira')
    advance(15)
    presence.sweep()
    expect(ana.sees('mira')).toEqual(['Ana'])
  })

  test('shows a board who is at its candidates, those who were there before included', async () => {
    const { window } = aRoom()
    const [ana, ben, board] = [window('Ana'), window('Ben'), window('Board')]
    await ana.at('mira')
    await ben.at('otto')
    await board.onBoard('backend')
    expect(board.heard.map(({ candidateId }) => candidateId)).toEqual(['mira'])
    await ben.at('noor')
    expect(board.sees('noor')).toEqual(['Ben'])
    await ana.away()
    expect(board.sees('mira')).toEqual([])
  })

  test('tells nothing to other workspaces, and nobody can be at a candidate that is not theirs', async () => {
    const { window } = aRoom()
    const [ana, eve, board] = [window('Ana'), window('Eve', 'theirs'), window('Spy', 'theirs')]
    await ana.at('mira')
    await eve.at('mira')
    await board.onBoard('backend')
    await ana.at('mira', true)
    expect(eve.heard).toEqual([])
    expect(board.heard).toEqual([])
    expect(ana.sees('mira')).toEqual(['Ana'])
    await ana.at('nobody')
    expect(ana.heard.filter(({ candidateId }) => candidateId === 'nobody')).toEqual([])
  })

  test('goes by the newest word of a window that moves faster than candidates are looked up', async () => {
    const { window } = aRoom()
    const [ana, ben] = [window('Ana'), window('Ben')]
    await ben.at('mira')
    await Promise.all([ana.at('noor'), ana.at('mira'), ana.away()])
    expect(ben.sees('mira')).toEqual(['Ben'])
  })

  test('counts two windows of one person as one', async () => {
    const { window } = aRoom()
    const [first, second, ben] = [window('Ana'), window('Ana'), window('Ben')]
    await first.at('mira')
    await second.at('mira', true)
    await ben.at('mira')
    expect(ben.sees('mira')).toEqual(['Ana', 'Ben'])
    expect(ben.heard.at(-1)?.people[0]?.isWriting).toBe(true)
  })
})

/** The windows of one instance, on two processes. */
function twoProcesses() {
  const heardBy: ((window: WindowElsewhere) => void)[] = []
  const link = (others: number): PresenceLink => ({
    say: (window) => heardBy[others]?.(structuredClone(window)),
    hear: (heard) => void heardBy.push(heard),
  })
  return [aRoom(link(1)), aRoom(link(0))] as const
}

describe('presence on several processes', () => {
  test('tells people of each other, wherever their windows are', async () => {
    const [here, there] = twoProcesses()
    const [ana, ben, board] = [here.window('Ana'), there.window('Ben'), there.window('Cleo')]
    await board.onBoard('backend')
    await ana.at('mira')
    await ben.at('mira')
    expect(ana.sees('mira')).toEqual(['Ana', 'Ben'])
    expect(ben.sees('mira')).toEqual(['Ana', 'Ben'])
    expect(board.sees('mira')).toEqual(['Ana', 'Ben'])
    await ben.at('mira', true)
    expect(ana.heard.at(-1)?.people[1]).toMatchObject({ fullName: 'Ben', isWriting: true })
    await ben.at('noor')
    expect(ana.sees('mira')).toEqual(['Ana'])
    here.presence.gone(ana.visitor)
    expect(board.sees('mira')).toEqual([])
  })

  test('forgets the windows of a process that died without a word', async () => {
    const [here, there] = twoProcesses()
    const [ana, ben] = [here.window('Ana'), there.window('Ben')]
    await ben.at('mira')
    await ana.at('mira')
    here.advance(20)
    await ana.at('mira')
    expect(ana.sees('mira')).toEqual(['Ben', 'Ana'])
    here.advance(15)
    here.presence.sweep()
    expect(ana.sees('mira')).toEqual(['Ana'])
  })

  test('says nothing of one workspace to another', async () => {
    const [here, there] = twoProcesses()
    const [ana, eve] = [here.window('Ana'), there.window('Eve', 'theirs')]
    await eve.at('mira')
    await ana.at('mira')
    expect(eve.heard).toEqual([])
    expect(ana.sees('mira')).toEqual(['Ana'])
  })
})
