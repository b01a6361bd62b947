import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsNamed } from '../state/user.ts'
import { AskBox } from './ask-box.tsx'
import { QuestionIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { PaletteOpener } from './palette-opener.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

export const Header = () => {
  const isNamed = useIsNamed()
  return (
    <header className="app-header sticky line-bottom surface-page">
      <div className="app-header-inner flex items-center px-4 gap-0-4">
        <Logo href={isNamed ? '/dashboard/jobs' : '/dashboard'} />
        {!isNamed && <AskPlace />}
        <WorkspaceSwitcher />
        <div className="app-header-end flex items-center gap-2 ml-auto">
          <PaletteOpener />
          <ThemeToggle />
          <PersonMenu />
        </div>
      </div>
    </header>
  )
}

/** The question stands in the row where there is room; elsewhere a button unfolds it below the header. */
const AskPlace = () => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by every navigation, its own included
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])
  return (
    <div className="app-header-ask flex justify-end min-w-0 flex-10">
      <button
        type="button"
        className="ask-opener items-center gap-2 rounded-3 text-accent medium min-h-9 px-3"
        popoverTarget={id}
      >
        <QuestionIcon />
        <span className="phone-heard">
          Ask<span className="visually-hidden"> a question</span>
        </span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="ask-panel flex min-w-0 m-0 p-0 border-0 bg-none text-inherit upto-24 w-auto"
        onToggle={({ newState }) => {
          if (newState === 'open') panel.current?.querySelector('input')?.focus()
        }}
      >
        <AskBox />
      </div>
    </div>
  )
}
