import { useEffect, useRef } from 'react'

interface LivePictureProps {
  stream: MediaStream
  label: string
  /** As a mirror would show it, which is how people know themselves. */
  isMirrored?: boolean
}

/** What a camera or a shared screen shows at this moment, without its sound. */
export const LivePicture = ({ stream, label, isMirrored = false }: LivePictureProps) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    element.play().catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <video
      ref={video}
      className="live-picture block w-full h-full"
      data-mirrored={isMirrored || undefined}
      aria-label={label}
      muted
      autoPlay
      playsInline
      disablePictureInPicture
    />
  )
}
