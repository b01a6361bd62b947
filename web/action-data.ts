import { createContext, useContext } from 'react'

/** A form that was sent without a script and refused: shown again with what was typed in it. */
export interface FormActionData {
  /** Why, in the server's words. */
  sentence: string
  /** Fields by name, without files: browsers let no page fill those in. */
  values: Record<string, string>
  /** The status of the refusal, which is that of the page. */
  status: number
}

export const FormActionDataContext = createContext<FormActionData | null>(null)

export const useFormActionData = () => useContext(FormActionDataContext)
