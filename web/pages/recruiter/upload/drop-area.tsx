import { Button } from '@radix-ui/themes'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'

interface DropAreaProps {
  /** What the hidden file field is called. */
  label: string
  buttonText: string
  hint: ReactNode
  /** Endings without the dot. */
  types: readonly string[]
  multiple?: boolean
  disabled: boolean
  /** Smaller once something is chosen. */
  compact: boolean
  onFiles: (files: File[]) => void
}

/** Files by drag and drop or by a button that every keyboard reaches. */
export const DropArea = ({ label, buttonText, hint, types, multiple = false, disabled, compact, onFiles }: DropAreaProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(files)
  }
  const handleLeave = (event: DragEvent<HTMLElement>) => {
    // Moving over a child is not leaving.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards
    <div
      className="drop-area flex flex-col items-center justify-center gap-3 rounded-4 text-center outlined-dashed p-5 narrow-p-4"
      data-over={over || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        if (!disabled) setOver(true)
      }}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={types.map((type) => `.${type}`).join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      <UploadPicture />
      <div className="stack gap-2">
        <p className="drop-area-ways row justify-center gap-2-3">
          <Button type="button" variant="soft" color="gray" disabled={disabled} onClick={() => field.current?.click()}>
            {buttonText}
          </Button>
          <span className="muted nowrap narrow-hidden">or drop {multiple ? 'them' : 'it'} here</span>
        </p>
        <p className="small muted">{hint}</p>
      </div>
    </div>
  )
}

const UploadPicture = () => (
  <svg
    className="drop-area-picture flex-none size-10"
    aria-hidden="true"
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M20 26V9m0 0-6.5 6.5M20 9l6.5 6.5M7 25v6h26v-6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
