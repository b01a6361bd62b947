import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { longestQuestion } from '#src/talent/ask/constants.ts'
import { askAddress } from '../../../api/ask.ts'

/** The question that was asked, to be asked in other words. */
export const QuestionForm = ({ question, waiting }: { question: string; waiting: boolean }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(question)
  return (
    <Form
      method="get"
      action="/dashboard/ask"
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        const words = text.trim()
        if (words !== '') navigate(askAddress({ question: words }))
      }}
    >
      <label className="field-label" htmlFor="question">
        Your question
      </label>
      <div className="flex gap-2">
        <input
          id="question"
          className="input"
          name="q"
          value={text}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Who knows React but not Angular?"
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button className="beside-field" type="submit" aria-busy={waiting || undefined}>
          {waiting ? 'Looking...' : question === '' ? 'Ask' : 'Ask again'}
        </Button>
      </div>
    </Form>
  )
}
