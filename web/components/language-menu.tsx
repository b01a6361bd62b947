import { useLocation } from 'react-router'
import { languageNames, languages } from '#src/words/languages.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { GlobeIcon } from './icons.tsx'

/** The languages of this page. Its links work without a script; the server keeps the choice and shows the page in it. */
export const LanguageMenu = () => {
  const current = useLanguage()
  const words = useWords('shell')
  const { search } = useLocation()
  return (
    <details className="language-menu menu-opener relative">
      <summary className="text-soft">
        <GlobeIcon />
        <span className="visually-hidden">{words.language}: </span>
        {languageNames[current]}
      </summary>
      <nav className="popup menu menu-below" aria-label={words.language}>
        {languages.map((language) => (
          <a
            key={language}
            href={`${search ? `${search}&` : '?'}language=${language}`}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-current={language === current ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
    </details>
  )
}
