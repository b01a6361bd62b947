import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface FormFooterProps {
  /** Why what was asked for was not done. What is wrong with one field stands at the field instead. */
  refusal?: ReactNode
  /** How the buttons are laid out. */
  className?: string
  children: ReactNode
}

/**
 * The buttons of a form or dialog, and beside them why a press was refused: a form can be longer than the window, and a sentence
 * at its top would leave a button that seems to do nothing. Where a field is wrong, the press leads there.
 */
export const FormFooter = ({ refusal, className = 'row', children }: FormFooterProps) => {
  const footer = useRef<HTMLDivElement>(null)
  usePressAnswered(footer)
  return (
    <div ref={footer} className="form-footer">
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className={className}>{children}</div>
    </div>
  )
}

/** Why something was not done, for the place beside its button. It has the focus as soon as it is there. */
export const Refusal = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => lookAt(place.current), [])
  return (
    <div ref={place} className="notice tone-error refusal break-anywhere" role="alert" tabIndex={-1}>
      {children}
    </div>
  )
}

/** The field that is wrong, or else the sentence about a group of them. */
const wrongIn = (form: Element | null | undefined) =>
  form?.querySelector<HTMLElement>('[aria-invalid]:not([aria-invalid="false"])') ??
  form?.querySelector<HTMLElement>('.field-error:not(:empty)')

/** After a press of one of its buttons the focus goes to what the press is answered with, also when that was there before. */
const usePressAnswered = (footer: RefObject<HTMLDivElement | null>) => {
  /** A press that nothing has been said about yet. */
  const isOpen = useRef(false)
  const answer = useRef(() => {
    const form = footer.current?.closest('form, [role=dialog], dialog')
    const wrong = footer.current?.querySelector<HTMLElement>('.refusal') ?? wrongIn(form)
    if (!isOpen.current || !wrong) return
    isOpen.current = false
    lookAt(wrong)
  })
  // The server's answer comes with a later drawing.
  useEffect(() => answer.current())
  useEffect(() => {
    const form = footer.current?.closest('form, [role=dialog], dialog')
    const handlePress = () => {
      isOpen.current = true
      requestAnimationFrame(answer.current)
    }
    // Whoever goes on writing is not interrupted.
    const handleInput = () => {
      isOpen.current = false
    }
    const buttons = footer.current
    buttons?.addEventListener('click', handlePress, { capture: true })
    form?.addEventListener('input', handleInput)
    return () => {
      buttons?.removeEventListener('click', handlePress, { capture: true })
      form?.removeEventListener('input', handleInput)
    }
  }, [footer])
}

const lookAt = (element: HTMLElement | null) => {
  if (!element) return
  // A sentence about a group of fields is not made for the keyboard.
  if (element.matches('.field-error')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  ;(element.closest('.form-footer, .field') ?? element).scrollIntoView({ block: 'nearest' })
}
