import { useWordsIfAny } from '../words/words.ts'
import { MoonIcon, SunIcon } from './icons.tsx'

/** The click is handled once for the whole page, on still pages by the island loader and in apps by `listenForThemeToggle`. */
export const ThemeToggle = () => (
  <button
    type="button"
    className="theme-toggle icon-button"
    data-size="large"
    data-theme-toggle
    aria-label={useWordsIfAny('shell')?.theme ?? 'Switch between light and dark'}
  >
    <SunIcon />
    <MoonIcon />
  </button>
)
