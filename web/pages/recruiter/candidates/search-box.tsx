import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { type CandidateQuery, candidatesAddress, parametersOf } from '../../../state/candidate-filters.ts'

export const searchForm = 'candidate-search'

/** After the last letter; a search takes less than a moment. */
const restMs = 140

/** Searches as somebody types. A plain form all the same: it works before the page is awake, and the search is in the address. */
export const SearchBox = ({ query }: { query: CandidateQuery }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(query.q)
  const sent = useRef(query.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The address has changed by something else than this box.
    if (query.q === sent.current) return
    clearTimeout(timer.current)
    sent.current = query.q
    setText(query.q)
  }, [query.q])

  const search = (words: string, options: { replace?: boolean } = {}) => {
    clearTimeout(timer.current)
    const q = words.trim()
    if (q === sent.current && options.replace) return
    sent.current = q
    navigate(candidatesAddress({ ...query, q, page: 1 }), { ...options, preventScrollReset: true })
  }
  return (
    <Form
      id={searchForm}
      method="get"
      action="/dashboard/candidates"
      className="search-box flex gap-2 upto-24"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      {[...parametersOf({ ...query, q: '', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        className="input min-w-0"
        type="search"
        name="q"
        value={text}
        maxLength={200}
        aria-label="Search candidates"
        placeholder="Name, skill, title or company"
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value, { replace: true }), restMs)
        }}
      />
    </Form>
  )
}
