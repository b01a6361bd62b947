import { Button } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'
import { Notice } from '../../../components/notice.tsx'
import type { HeldDevice } from '../../../devices/held-devices.ts'
import { failureSentence } from '../../../devices/media-failure.ts'
import { useWords } from '../../../words/words.ts'

interface DeviceCheckProps {
  name: string
  device: HeldDevice
  onRetry: () => void
  retryText?: string
  /** What is said where the device neither works nor failed. */
  notYet?: string
  children?: ReactNode
}

/** One device: its name, Working or Not detected, what it delivers, and what to do when it does not. */
export const DeviceCheck = ({ name, device, onRetry, retryText, notYet, children }: DeviceCheckProps) => {
  const words = useWords('assessment')
  const { tryAgain } = useWords('common')
  const titleId = useId()
  const { stream, failure, isOpening } = device
  return (
    <li className="device-check stack gap-3 p-4 outlined rounded-4 surface" aria-labelledby={titleId}>
      <div className="row row-between">
        <h2 id={titleId}>{name}</h2>
        <span role="status">
          <DeviceBadge isWorking={stream !== null} isOpening={isOpening} notYet={failure ? undefined : notYet} />
        </span>
      </div>
      {children}
      {failure && (
        <Notice tone={failure.kind === 'unsupported' && failure.device === 'screen' ? 'info' : 'error'} announce>
          <p>{failureSentence(failure, words)}</p>
          {failure.kind === 'denied' && failure.device !== 'screen' && <p className="small">{words.permissionHelp}</p>}
          {failure.kind !== 'insecure' && failure.kind !== 'unsupported' && (
            <Button size="2" variant="soft" color="gray" onClick={onRetry} disabled={isOpening}>
              {retryText ?? tryAgain}
            </Button>
          )}
        </Notice>
      )}
    </li>
  )
}

const DeviceBadge = ({ isWorking, isOpening, notYet }: { isWorking: boolean; isOpening: boolean; notYet?: string }) => {
  const words = useWords('assessment')
  if (isOpening) return <span className="badge">{words.checking}</span>
  if (isWorking)
    return (
      <span className="badge" data-tone="success">
        {words.working}
      </span>
    )
  if (notYet) return <span className="badge">{notYet}</span>
  return (
    <span className="badge" data-tone="error">
      {words.notDetected}
    </span>
  )
}
