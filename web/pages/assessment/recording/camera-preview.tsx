import type { CSSProperties } from 'react'
import { useWords } from '../../../words/words.ts'
import { LivePicture } from './live-picture.tsx'
import { useFloatingBox } from './use-floating-box.ts'

interface CameraPreviewProps {
  stream: MediaStream
  onMinimise: () => void
}

/** The candidate's own picture. Floats where the window is wide; on a phone it stands above the question instead of over it. */
export const CameraPreview = ({ stream, onMinimise }: CameraPreviewProps) => {
  const words = useWords('assessment')
  const { box, moveHandle, sizeHandle } = useFloatingBox()
  const place = {
    '--preview-x': `${box.x}px`,
    '--preview-y': `${box.y}px`,
    '--preview-width': `${box.width}px`,
    '--preview-height': `${box.height}px`,
  } as CSSProperties
  return (
    <section
      className="camera-preview border-box overflow-hidden rounded-4 shadow fixed outlined-strong"
      aria-label={words.cameraPreview}
      style={place}
    >
      <LivePicture stream={stream} label={words.livePicture} isMirrored />
      <div className="camera-preview-tools absolute flex justify-between">
        <button
          type="button"
          className="camera-preview-tool place-center rounded-3 camera-preview-move grid"
          aria-label={words.movePreview}
          title={words.moveHint}
          {...moveHandle}
        >
          <MoveSign />
        </button>
        <button
          type="button"
          className="camera-preview-tool grid place-center rounded-3"
          onClick={onMinimise}
          aria-label={words.minimisePreview}
          title={words.minimise}
        >
          <MinimiseSign />
        </button>
      </div>
      <button
        type="button"
        className="camera-preview-tool place-center rounded-3 camera-preview-size absolute grid"
        aria-label={words.resizePreview}
        title={words.resizeHint}
        {...sizeHandle}
      >
        <SizeSign />
      </button>
    </section>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg aria-hidden="true" width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.8">
    <path d={path} />
  </svg>
)

const MoveSign = () => (
  <Sign path="M10 2v16M2 10h16M7.5 4.5 10 2l2.5 2.5M7.5 15.5 10 18l2.5-2.5M4.5 7.5 2 10l2.5 2.5M15.5 7.5 18 10l-2.5 2.5" />
)
const MinimiseSign = () => <Sign path="M4 14h12" />
const SizeSign = () => <Sign path="M17 8l-9 9M17 13l-4 4" />
