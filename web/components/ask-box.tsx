import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { longestQuestion } from '#src/talent/ask/constants.ts'
import { questionAddress } from '../api/question-address.ts'

/** Takes a question on any screen of the workspace. A plain form as well: it works before the page is awake. */
export const AskBox = () => {
  const navigate = useNavigate()
  const busy = useNavigation().location?.pathname === '/dashboard/ask'
  const [text, setText] = useState('')
  return (
    <Form
      method="get"
      action="/dashboard/ask"
      className="ask-box flex items-center gap-2 min-w-0 upto-24"
      role="search"
      aria-label="Ask"
      onSubmit={(event) => {
        event.preventDefault()
        const question = text.trim()
        if (question === '') return
        setText('')
        navigate(questionAddress(question))
      }}
    >
      <input
        className="input"
        name="q"
        value={text}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="go"
        aria-label="Ask something about the responses"
        placeholder="Ask something about the responses..."
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button className="flex-none" type="submit" variant="soft" color="gray" size="2" aria-busy={busy || undefined}>
        {busy ? 'Asking...' : 'Ask'}
      </Button>
    </Form>
  )
}
