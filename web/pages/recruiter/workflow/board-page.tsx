import { Button } from '@radix-ui/themes'
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { BoardAnswer, CardRecord } from '../../../api/hiring.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { PeopleOnBoard, usePeopleOnBoard } from '../../../state/presence.ts'
import { useIsNamed, useRefresh } from '../../../state/user.ts'
import { LazyPeopleBar } from '../bulk/lazy-people-bar.tsx'
import type { ChosenPerson } from '../bulk/outcome.ts'
import { JobDescriptionFailed } from '../job-description-failed.tsx'
import { BoardColumn } from './board-column.tsx'
import { JobTabs } from './job-tabs.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StageMenu } from './stage-menu.tsx'
import { StagesDialog } from './stages-dialog.tsx'
import { UndoBars } from './undo-bar.tsx'
import { useCurrent, useFiltered, useFocus, useFreshBoard } from './use-board.ts'
import { calledName, useCards } from './use-cards.ts'
import { useChosenCards } from './use-chosen-cards.ts'
import { useMoveMany } from './use-move-many.ts'

const bringBlindSwitch = async () => (await import('../blind/blind-switch.tsx')).BlindSwitch

export const BoardPage: Page<CallResult<BoardAnswer>> = () => {
  const answer = usePageData(BoardPage)
  const refresh = useRefresh()
  if (answer.ok) return <Board key={answer.data.jobDescription._id} board={answer.data} onRefresh={refresh} />
  return (
    <>
      <PageHeading title="Board" />
      <JobDescriptionFailed title="The board could not be loaded" failure={answer.failure} onRetry={refresh} />
    </>
  )
}

const Board = ({ board, onRefresh }: { board: BoardAnswer; onRefresh: () => void }) => {
  const job = board.jobDescription._id
  const { canChange, canDecide, stages, today } = board
  const isNamed = useIsNamed()
  const { cards, columns: allColumns, move, rejected, freshen, announcement, undoables, forgetUndo } = useCards(board, onRefresh)
  useFreshBoard(job, onRefresh, freshen)
  const people = usePeopleOnBoard(job)
  const [wanted, setWanted] = useState('')
  const tags = useMemo(() => new Map(board.tags.map((tag) => [tag._id, tag])), [board.tags])
  const columns = useFiltered(allColumns, wanted, tags)
  const [current, setCurrent] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [menu, setMenu] = useState<{ card: CardRecord; anchor: HTMLElement } | null>(null)
  const [rejecting, setRejecting] = useState<{ card: CardRecord; stageId: string } | null>(null)
  const [editing, setEditing] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const currentId = useCurrent(columns, current)
  const focusCard = useFocus(frame)
  const chosen = useChosenCards(job, columns)
  const moveMany = useMoveMany()
  const { part: Many, load: loadMany } = useLazyComponent(async () => (await import('../bulk/many-dialog.tsx')).ManyDialog)
  const [rejectingMany, setRejectingMany] = useState<readonly ChosenPerson[] | null>(null)

  const place = (card: CardRecord, stageId: string) => {
    const to = stages.find(({ _id }) => _id === stageId)
    if (!to || card.stageId === stageId) return
    if (to.kind === 'rejected') setRejecting({ card, stageId })
    else {
      focusCard(card._id)
      void move(card, to)
    }
  }
  /** Whoever is dragged takes the others along who are chosen with them. */
  const placeChosen = async (stageId: string) => {
    const to = stages.find(({ _id }) => _id === stageId)
    if (!to) return
    forgetUndo()
    if (to.kind === 'rejected') {
      if (await loadMany()) setRejectingMany(chosen.people)
      return
    }
    if (!(await moveMany([...chosen.ids], to))) return
    chosen.clear()
    onRefresh()
  }
  const latest = useRef({ place, placeChosen, cards, chosen })
  latest.current = { place, placeChosen, cards, chosen }
  const handleDrop = useCallback((id: string, stageId: string) => {
    setDragged(null)
    const { ids } = latest.current.chosen
    if (ids.size > 1 && ids.has(id)) return void latest.current.placeChosen(stageId)
    const card = latest.current.cards.find(({ _id }) => _id === id)
    if (card) latest.current.place(card, stageId)
  }, [])
  const handleChoose = useCallback((id: string, range: boolean) => latest.current.chosen.choose(id, range), [])
  const handleChooseAll = useCallback((stageId: string) => latest.current.chosen.toggleColumn(stageId), [])
  const handleMenu = useCallback((card: CardRecord, anchor: HTMLElement) => setMenu({ card, anchor }), [])

  const handleClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
    if (!canChange || !id || target.closest('button, label') || !(event.ctrlKey || event.metaKey || event.shiftKey)) return
    // With Ctrl a name opens in a tab of its own, as links do everywhere.
    if (target.closest('a') && !event.shiftKey) return
    event.preventDefault()
    document.getSelection()?.removeAllRanges()
    chosen.choose(id, event.shiftKey)
  }
  const handleKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card
    const card = cards.find(({ _id }) => _id === id)
    if (!card || event.ctrlKey || event.metaKey) return
    const at = columns.findIndex(({ cards: own }) => own.includes(card))
    const row = columns[at]?.cards.indexOf(card) ?? 0
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const go = (to: CardRecord | undefined) => {
      event.preventDefault()
      if (!to) return
      setCurrent(to._id)
      focusCard(to._id)
    }
    if (side && event.shiftKey && canDecide) {
      event.preventDefault()
      const to = columns[at + side]?.stage
      if (to) place(card, to._id)
    } else if (side) {
      const beside = side < 0 ? columns.slice(0, Math.max(0, at)).toReversed() : columns.slice(at + 1)
      const own = beside.find(({ cards: others }) => others.length > 0)?.cards
      go(own?.[Math.min(row, own.length - 1)])
    } else if (along && event.shiftKey && canChange) {
      const next = columns[at]?.cards[row + along]
      if (next) chosen.extend(card._id, next._id)
      go(next)
    } else if (event.key.toLowerCase() === 'x' && canChange) {
      event.preventDefault()
      chosen.choose(card._id, event.shiftKey)
    } else if (event.key === 'Escape') chosen.clear()
    else if (event.key === 'ArrowDown') go(columns[at]?.cards[row + 1])
    else if (event.key === 'ArrowUp') go(columns[at]?.cards[row - 1])
    else if (event.key === 'Home') go(columns[at]?.cards[0])
    else if (event.key === 'End') go(columns[at]?.cards.at(-1))
    else if (event.key.toLowerCase() === 'm' && canDecide) {
      event.preventDefault()
      const anchor = (event.target as HTMLElement).closest('[data-card]')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
      if (anchor) setMenu({ card, anchor })
    }
  }

  return (
    <div className="stack">
      <PageHeading
        title={board.jobDescription.title || 'Job description'}
        actions={
          canChange && (
            <Button variant="soft" color="gray" onClick={() => setEditing(true)}>
              Edit stages
            </Button>
          )
        }
      >
        {board.total === 1 ? '1 candidate' : `${board.total} candidates`} by stage.{' '}
        {board.total > cards.length && `The ${cards.length} best matches are shown as cards. `}
        <span className="narrow-hidden">
          {canDecide
            ? `Drag a card, or use the keyboard: arrows to go, M for the menu, Shift with an arrow to move${canChange ? ' or select, X to select' : ''}.`
            : 'You can look; only recruiters and owners move candidates.'}
        </span>
      </PageHeading>
      <div className="row row-between items-end">
        <JobTabs job={job} />
        <LazyPanel bring={bringBlindSwitch} props={{ job }} waiting={null} />
        <label className="board-search narrow-full">
          <span className="visually-hidden">Find a card</span>
          <input
            className="input"
            type="search"
            placeholder="Find by name or tag"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      </div>
      {board.total === 0 && (
        <EmptyState
          picture="people"
          title="Nobody has been ranked here yet"
          action={
            canChange && (
              <Button asChild>
                <Link to="/dashboard/upload">Match resumes</Link>
              </Button>
            )
          }
        >
          Candidates appear in the first stage as soon as they are ranked.{canChange && ' You can set up the stages before.'}
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside */}
      <div className="board relative grid gap-3 scroll-x" ref={frame} onClick={handleClick} onKeyDown={handleKey}>
        <PeopleOnBoard value={people}>
          {columns.map((column) => (
            <BoardColumn
              key={column.stage._id}
              column={column}
              tags={tags}
              today={today}
              canChange={canDecide}
              current={column.cards.some(({ _id }) => _id === currentId) ? currentId : null}
              dragged={dragged}
              chosen={chosen.ids}
              onChoose={canChange ? handleChoose : null}
              onChooseAll={handleChooseAll}
              isFiltered={wanted.trim() !== ''}
              onFocus={setCurrent}
              onMenu={handleMenu}
              onDrag={setDragged}
              onDrop={handleDrop}
            />
          ))}
        </PeopleOnBoard>
      </div>
      <LazyPeopleBar people={chosen.people} elsewhere={chosen.elsewhere} onClear={chosen.clear} />
      {Many && rejectingMany && (
        <Many
          what="reject"
          people={rejectingMany}
          onClose={() => setRejectingMany(null)}
          onDone={() => {
            setRejectingMany(null)
            chosen.clear()
          }}
        />
      )}
      {menu && (
        <StageMenu
          name={calledName(menu.card)}
          stages={stages}
          current={menu.card.stageId}
          anchor={menu.anchor}
          onChoose={(stageId) => {
            setMenu(null)
            place(menu.card, stageId)
          }}
          onClose={() => setMenu(null)}
        />
      )}
      {rejecting && (
        <RejectDialog
          candidate={{ _id: rejecting.card._id, name: calledName(rejecting.card), version: rejecting.card.version }}
          stageId={rejecting.stageId}
          onRejected={(placement) => {
            rejected(rejecting.card, placement)
            setRejecting(null)
            focusCard(rejecting.card._id)
          }}
          onStale={onRefresh}
          onClose={() => {
            setRejecting(null)
            focusCard(rejecting.card._id)
          }}
        />
      )}
      {editing && (
        <StagesDialog
          job={job}
          revision={board.revision}
          stages={allColumns.map(({ stage }) => stage)}
          onSaved={() => {
            setEditing(false)
            onRefresh()
          }}
          onClose={() => setEditing(false)}
        />
      )}
      <UndoBars undoables={undoables} onClose={forgetUndo} />
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
      {!isNamed && (
        <p className="small muted">
          <Link to={rankingAddress(job)}>The ranking</Link> weighs the same candidates; moving a card changes no score.
        </p>
      )}
    </div>
  )
}
